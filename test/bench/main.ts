import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generateTournament } from '../../src/generate/index.js';
import { pairedIds, recordedRound } from '../../src/model/history/rounds.js';
import type { Tournament } from '../../src/model/tournament.js';
import { compareDutch } from '../../src/systems/dutch/compare.js';
import { DUTCH_2017, DUTCH_2026, type DutchEdition } from '../../src/systems/dutch/edition.js';
import { pairDutch } from '../../src/systems/dutch/pair.js';
import { playerSituation } from '../../src/systems/player-common/situation.js';
import { parseTrf, writeTrf } from '../../src/trf/index.js';
import { verifyTournament } from '../../src/words/index.js';
import { formatMeasurements, keyOf, type Measurement, measure, median } from './measure.js';
import { hostilePosition, SHAPES } from './shapes.js';
import { standingsBenches } from './standings.js';

const HELP = `npm run bench -- [--sizes 16,200] [--skip-hostile] [--save FILE] [--compare FILE]
                 [--engine 'COMMAND {in}'] [--own 'COMMAND {in}']
  --save FILE      write the times to FILE (JSON); --compare FILE shows the change against it
  --engine CMD     also time this command as a whole process on the same files, and the ratio
  --own CMD        our own command for that comparison (default: node dist/cli.js check {in})`;

const ROUNDS = 9;
const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '16,50,200,800,2000,10000' },
    'skip-hostile': { type: 'boolean', default: false },
    save: { type: 'string' },
    compare: { type: 'string' },
    engine: { type: 'string' },
    own: { type: 'string', default: 'node dist/cli.js check {in}' },
    help: { type: 'boolean', default: false },
  },
});
if (options.help) {
  console.log(HELP);
  process.exit(0);
}
const sizes = options.sizes.split(',').map(Number);
const baseline = new Map<string, number>(
  options.compare && existsSync(options.compare)
    ? JSON.parse(readFileSync(options.compare, 'utf8'))
    : [],
);
const all: Measurement[] = [];

function section(title: string, list: readonly Measurement[]): void {
  console.log(`\n${title}`);
  console.log(formatMeasurements(list, baseline));
  all.push(...list);
}

const tournaments = new Map<number, Tournament>();
const generated = sizes.map((size) =>
  measure(
    'generate',
    size,
    () => tournaments.set(size, generateTournament(1, { players: size, rounds: ROUNDS })),
    { units: ROUNDS, unit: 'round', calls: 1, atLeast: size > 1000 ? 0 : 200 },
  ),
);
section('Generating a tournament of 9 rounds', generated);

/** The last round again, from the rounds before it. */
function pairLast(tournament: Tournament, edition: DutchEdition): void {
  const round = tournament.rounds.length;
  const participants = pairedIds(recordedRound(tournament.rounds[round - 1]!).given);
  pairDutch(playerSituation(tournament, round, edition, { participants }), edition);
}

for (const edition of [DUTCH_2026, DUTCH_2017]) {
  section(
    `Pairing the last of 9 rounds, Dutch ${edition.id}`,
    sizes.map((size) =>
      measure(`pair ${edition.id}`, size, () => pairLast(tournaments.get(size)!, edition), {
        unit: 'round',
      }),
    ),
  );
}

section(
  'Checking 9 rounds',
  sizes.map((size) =>
    measure('check', size, () => verifyTournament(tournaments.get(size)!, { edition: '2026' }), {
      units: ROUNDS,
      unit: 'round',
      calls: 3,
    }),
  ),
);

/** The reason for a difference: two boards of the last round exchange their players. */
function explainDifference(tournament: Tournament): void {
  const round = tournament.rounds.length;
  const { games, byes } = tournament.rounds[round - 1]!;
  const participants = pairedIds(recordedRound(tournament.rounds[round - 1]!).given);
  const situation = playerSituation(tournament, round, DUTCH_2026, { participants });
  const pairs = games.map(({ white, black }) => [white, black] as [number, number]);
  [pairs[0]![1], pairs[1]![1]] = [pairs[1]![1], pairs[0]![1]];
  const bye = byes.find(({ kind }) => kind === 'U')?.player;
  compareDutch(situation, DUTCH_2026, { pairs, bye });
}

section(
  'Explaining a difference in the last round',
  sizes.map((size) =>
    measure('explain', size, () => explainDifference(tournaments.get(size)!), { unit: 'round' }),
  ),
);

const texts = new Map(
  sizes.map((size) => [size, writeTrf(tournaments.get(size)!, { dialect: 'trf26' }).text]),
);
section(
  'Reading a report of 9 rounds',
  sizes.map((size) =>
    measure('read', size, () => parseTrf(texts.get(size)!), { unit: 'file', warmUp: 3 }),
  ),
);

section(
  'Standings',
  standingsBenches().map(({ name, run }) => measure(name, 5000, run, { unit: 'call' })),
);

if (!options['skip-hostile']) {
  const hostile: Measurement[] = [];
  for (const shape of SHAPES) {
    for (const size of [60, 200]) {
      for (const edition of [DUTCH_2026, DUTCH_2017]) {
        const positions = [1, 2, 3].map((seed) => hostilePosition(shape, size, seed));
        const times = positions.map(
          (position) =>
            measure(shape.name, size, () => pairDutch(position, edition), { calls: 1, atLeast: 0 })
              .milliseconds,
        );
        const milliseconds = Math.max(...times);
        hostile.push({ task: `${shape.name} ${edition.id}`, size, milliseconds, unit: 'round' });
      }
    }
  }
  section('Hostile positions, slowest of three', hostile);
}

if (options.engine) compareEngines(options.engine, options.own);
if (options.save) {
  const times = all.map((one) => [keyOf(one), one.milliseconds]);
  writeFileSync(options.save, `${JSON.stringify(times, undefined, 1)}\n`);
}
console.log(`\nPeak memory ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`);

/** Whole processes, start-up included, on the same files: median of five. */
function compareEngines(engine: string, own: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'pairing-bench-'));
  console.log('\nWhole processes, median of 5');
  for (const [size, text] of texts) {
    const file = join(folder, `${size}.trf`);
    writeFileSync(file, text);
    const [ours, theirs] = [own, engine].map((command) => timeOf(command.replace('{in}', file)));
    const ratio = (theirs! / ours!).toFixed(1);
    console.log(
      `${String(size).padStart(6)} players: ours ${ours!.toFixed(0)} ms, engine ${theirs!.toFixed(0)} ms, ratio ${ratio}`,
    );
  }
  rmSync(folder, { recursive: true, force: true });
}

function timeOf(command: string): number {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    spawnSync(command, { shell: true, stdio: 'ignore' });
    return performance.now() - start;
  });
  return median(times);
}
