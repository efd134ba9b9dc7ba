// The page docs/planted-faults.md, from what the hunts have brought.

export function renderTable(results, seed, seconds) {
  const real = results.filter((result) => result.equivalent === undefined);
  const equivalent = results.filter((result) => result.equivalent !== undefined);
  const caught = real.filter((result) => result.kind === 'caught');
  const sizes = caught.flatMap((result) => (result.players ? [result.players] : []));
  const lines = [
    '# Planted faults',
    '',
    'How do we know that the safety net catches anything? We plant faults in copies of the Dutch',
    'engine, one at a time, and hunt each with the same means that guard the engine itself: random',
    'positions (see [fuzzing](fuzzing.md)) and the by-the-book oracle of `test/oracle/dutch`.',
    '',
    `\`npm run planted-faults\` wrote this page: seed \`${seed}\`, at most ${seconds} seconds for a fault.`,
    '',
    `Of ${real.length} faults that change pairings, ${caught.length} were caught; the counterexamples have`,
    `${Math.min(...sizes)} to ${Math.max(...sizes)} players, ${sizes.filter((size) => size <= 8).length} of them at most 8.`,
    '"Found after" counts random tournaments, "named" is the cause that a fuzzing report gives.',
    '',
    '| fault | edition | found after | players | round | named |',
    '|---|---|---|---|---|---|',
    ...real.map(row),
    '',
    '## Changes that change nothing',
    '',
    'Controls: they alter the text of the engine, and no pairing. They must not be found.',
    '',
    '| change | why nothing changes | tournaments without a difference |',
    '|---|---|---|',
    ...equivalent.map(
      ({ title, equivalent: why, kind, cases }) =>
        `| ${title} | ${why} | ${kind === 'caught' ? 'FOUND' : cases} |`,
    ),
    '',
  ];
  return lines.join('\n');
}

function row({ title, edition, kind, cases, players, round, cause, ...found }) {
  if (kind !== 'caught') return `| ${title} | ${edition ?? 'both'} | not in ${cases} | | | |`;
  const which = edition ?? found.edition ?? 'both';
  return `| ${title} | ${which} | ${cases} | ${players ?? ''} | ${round ?? ''} | ${cause} |`;
}
