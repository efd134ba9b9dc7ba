// An engine that dies in one of three rounds, whatever they are.
if (Math.random() < 1 / 3) {
  console.error('Segmentation fault (core dumped)');
  process.exit(139);
}
await import('./top-half.mjs');
