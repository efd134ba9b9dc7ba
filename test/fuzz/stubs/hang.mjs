// An engine that never answers.
setInterval(() => undefined, 1000);
