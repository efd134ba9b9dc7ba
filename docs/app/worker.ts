import type { ParsedTrf } from '../../src/index.js';
import { bracketReport } from './jobs/brackets.js';
import { checkRounds } from './jobs/check.js';
import { convert } from './jobs/convert.js';
import { checkGiven } from './jobs/given.js';
import { openFile } from './jobs/open.js';
import { reportText } from './jobs/report.js';
import { explanationOf, standingsOf } from './jobs/standings.js';
import { whyNot } from './jobs/why-not.js';
import type { CheckReport, Envelope, JobName, Jobs, Reply } from './protocol.js';

type Handler<K extends JobName> = (
  ask: Jobs[K]['ask'],
  progress: (report: CheckReport) => Promise<boolean>,
) => Jobs[K]['answer'] | Promise<Jobs[K]['answer']>;

let parsed: ParsedTrf | undefined;
let fileName = '';
let latestCheck = 0;

function opened(): ParsedTrf {
  if (!parsed) throw new RangeError('Expected a file to be opened first');
  return parsed;
}

const HANDLERS: { readonly [K in JobName]: Handler<K> } = {
  open(ask) {
    const result = openFile(ask);
    parsed = result.parsed;
    fileName = ask.name;
    return result.file;
  },
  check: ({ settings }, progress) => checkRounds(opened(), settings, progress),
  brackets: ({ settings, round }) => bracketReport(opened(), settings, round),
  whyNot: (ask) => whyNot(opened(), ask.settings, ask.round, ask.first, ask.second),
  checkGiven: ({ settings, text }) => checkGiven(opened(), settings, text),
  standings: (ask) => standingsOf(opened(), ask),
  explain: (ask) => explanationOf(opened(), ask.standings, ask.code, ask.id),
  report: ({ settings, format }) => reportText(opened(), fileName, settings, format),
  convert: (ask) => convert(opened(), ask),
  stop: () => undefined,
};

const send = (reply: Reply): void => postMessage(reply);

/** Lets waiting messages come in between two rounds. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

async function handle<K extends JobName>({ id, job, ask }: Envelope<K>): Promise<void> {
  if (job === 'check' || job === 'stop') latestCheck = id;
  try {
    const answer = await HANDLERS[job](ask, async (report) => {
      send({ id, kind: 'progress', report });
      await breathe();
      return id === latestCheck;
    });
    send({ id, kind: 'answer', answer });
  } catch (error) {
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    send({ id, kind: 'failure', message });
  }
}

addEventListener('message', ({ data }: MessageEvent<Envelope>) => void handle(data));
