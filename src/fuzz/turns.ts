/** Work without a pause of this many milliseconds is long enough. */
const TURN = 50;

/**
 * Gives timers and signals their turn now and then: engines inside this process never wait. Asked
 * between pieces of work; waits only when the last pause was a while ago.
 */
export function createTurns(): () => Promise<void> {
  let last = Date.now();
  return async () => {
    if (Date.now() - last < TURN) return;
    await new Promise((resolve) => setTimeout(resolve, 0));
    last = Date.now();
  };
}
