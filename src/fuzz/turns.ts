/** Work without a pause of this many milliseconds is long enough. */
const TURN = 50;

/**
 * Gives timers, signals and other engines their turn now and then: engines inside this process never
 * wait. Asked between pieces of work; waits only when the last pause was a while ago.
 */
export function createTurns(): () => Promise<void> {
  let last = Date.now();
  return async () => {
    if (Date.now() - last < TURN) return;
    await pause();
    last = Date.now();
  };
}

/**
 * A message to oneself. Timers would not do: while two jobs work in turns, one of theirs is always
 * due, and Node looks for signals only when none is.
 */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
