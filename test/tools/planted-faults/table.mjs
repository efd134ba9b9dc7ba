// The page docs/planted-faults.md, from what the hunts have brought.

export function renderTable(systems, results, seed, seconds) {
  const real = results.filter((result) => result.equivalent === undefined);
  const caught = real.filter((result) => result.kind === 'caught');
  const sizes = caught.flatMap((result) => (result.players ? [result.players] : []));
  const small = sizes.filter((size) => size <= 8).length;
  const lines = [
    '# Planted faults',
    '',
    'How do we know that the safety net catches anything? We plant faults in copies of the engines,',
    'one at a time, and hunt each with the same means that guard the engines themselves: random',
    'positions and tournaments (see [fuzzing](fuzzing.md)) and the by-the-book oracles of `test/oracle`.',
    'Every pairing system and edition of the library that has an oracle is covered, which is all of them.',
    '',
    `\`npm run planted-faults\` wrote this page: seed \`${seed}\`, at most ${seconds} seconds of computing`,
    'for a fault. A fault counts as caught when the engine pairs otherwise than the oracle. What is',
    'compared is pairs, colours and the bye, in the Dutch editions the order of the boards as well.',
    '',
    '| system | faults | caught | largest counterexample | controls |',
    '|---|---|---|---|---|',
    ...systems.map((system) => summaryRow(system, results)),
    '',
    `Of ${real.length} faults that change pairings, ${caught.length} were caught; the counterexamples have`,
    `${Math.min(...sizes)} to ${Math.max(...sizes)} players or teams, ${small} of ${sizes.length} at most 8.`,
    '"Found after" counts random tournaments, "named" is the cause that a fuzzing report gives.',
    ...systems.flatMap((system) => systemTables(system, results)),
    '',
  ];
  return lines.join('\n');
}

const ofSystem = ({ title }, results) => results.filter(({ system }) => system === title);

function summaryRow(system, results) {
  const own = ofSystem(system, results);
  const real = own.filter(({ equivalent }) => equivalent === undefined);
  const caught = real.filter(({ kind }) => kind === 'caught');
  const largest = Math.max(...caught.map(({ players = 0 }) => players));
  const size = `${largest} ${system.unit}`;
  return `| ${system.title} | ${real.length} | ${caught.length} | ${size} | ${own.length - real.length} |`;
}

function systemTables(system, results) {
  const own = ofSystem(system, results);
  const controls = own.filter(({ equivalent }) => equivalent !== undefined);
  const lines = [
    '',
    `## ${system.title}`,
    '',
    `| fault | edition | found after | ${system.unit} | round | named |`,
    '|---|---|---|---|---|---|',
    ...own.filter((result) => !controls.includes(result)).map(row),
  ];
  if (controls.length === 0) return lines;
  return [
    ...lines,
    '',
    'Controls: they alter the text of the engine, and no pairing. They must not be found.',
    '',
    '| change | why nothing changes | tournaments without a difference |',
    '|---|---|---|',
    ...controls.map(
      ({ title, equivalent: why, kind, cases }) =>
        `| ${title} | ${why} | ${kind === 'escaped' ? cases : kind.toUpperCase()} |`,
    ),
  ];
}

function row({ title, editions, kind, cases, players, round, cause, edition }) {
  const hunted = editions.map(yearOf).join(', ');
  if (kind === 'escaped') return `| ${title} | ${hunted} | not in ${cases} | | | |`;
  const where = edition === undefined ? hunted : yearOf(edition);
  return `| ${title} | ${where} | ${cases} | ${players ?? ''} | ${round ?? ''} | ${cause} |`;
}

const yearOf = (name) => name.split(' ').at(-1);
