import type { EncodingName } from '../../src/index.js';
import { type Client, startClient } from './client.js';
import { announce, part } from './dom.js';
import { verdictSentence } from './labels.js';
import type { CheckReport, JobName, Jobs } from './protocol.js';
import { AUTOMATIC, type Store } from './store.js';

export type Ask = <K extends JobName>(job: K, ask: Jobs[K]['ask']) => Promise<Jobs[K]['answer']>;

export interface Session {
  readonly ask: Ask;
  open(name: string, content: string | Uint8Array, encoding?: EncodingName): Promise<void>;
  /** Reads the opened file anew in another encoding; undefined: as detected. */
  readAs(encoding: EncodingName | undefined): Promise<void>;
  /** Judges the opened file anew, by the present settings. */
  check(): Promise<void>;
  /** Stops a running check; the verdicts so far stay. */
  stop(): void;
}

/** Files, the worker that reads and judges them, and what the page knows of it. */
export function createSession(store: Store): Session {
  const code = part('worker-code').textContent ?? '';
  let client: Client | undefined;
  let opened: { readonly name: string; readonly content: string | Uint8Array } | undefined;
  let run = 0;

  const ask: Ask = async (job, question) => {
    if (!client) throw new RangeError('Expected an opened file');
    try {
      return await client.ask(job, question);
    } catch (error) {
      fail(error);
      throw error;
    }
  };

  const fail = (error: unknown): void => {
    const failure = error instanceof Error ? error.message : String(error);
    store.set({ failure, running: false });
    announce(`Something failed in this page: ${failure}`);
  };

  const show = (report: CheckReport, running: boolean): void => {
    const { round } = store.get();
    const first = report.rounds.find(({ verdict }) => verdict !== 'conforms');
    const shown = round ?? first?.round ?? (running ? undefined : report.rounds.at(-1)?.round);
    store.set({ report, running, round: shown });
  };

  const check = async (): Promise<void> => {
    const { file, settings } = store.get();
    if (!file || !client) return;
    run += 1;
    const mine = run;
    store.set({ report: undefined, running: true, failure: undefined });
    try {
      const report = await client.ask('check', { settings }, (partial) => {
        if (mine === run) show(partial, true);
      });
      if (mine !== run) return;
      show(report, false);
      announce(verdictSentence(report));
    } catch (error) {
      if (mine === run) fail(error);
    }
  };

  const open = async (
    name: string,
    content: string | Uint8Array,
    encoding?: EncodingName,
  ): Promise<void> => {
    // A new worker: whatever the old one was doing is of no interest any more.
    client?.close();
    client = startClient(code);
    run += 1;
    opened = { name, content };
    store.set({ file: undefined, report: undefined, round: undefined, failure: undefined });
    const file = await ask('open', { name, content, encoding });
    store.set({ file, settings: AUTOMATIC });
    await check();
  };

  return {
    ask,
    check,
    open,
    async readAs(encoding) {
      if (opened) await open(opened.name, opened.content, encoding);
    },
    stop() {
      run += 1;
      void client?.ask('stop', {});
      const { report } = store.get();
      store.set({ running: false, round: store.get().round ?? report?.rounds.at(-1)?.round });
      announce('Stopped');
    },
  };
}
