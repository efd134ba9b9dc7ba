// The page docs/oracle-campaign.md, from what the campaigns have brought.

const number = (value) => value.toLocaleString('en-US');
const minutes = ({ milliseconds }) =>
  (milliseconds / 60_000).toFixed(milliseconds < 600_000 ? 1 : 0);

export function campaignLine(state) {
  if (state.compared === undefined) return `${state.name}: died before the first report`;
  const { rules, compared, declined, disagreements, coverage } = state;
  const atZero = Object.values(coverage.counts).filter((count) => count === 0).length;
  return (
    `${rules.system} ${rules.edition}: ${number(compared)} rounds compared in ${minutes(state)} min, ` +
    `${number(declined)} declined, ${disagreements.length} disagreements, ${atZero} rules at zero`
  );
}

export function renderPage(results, seed) {
  const lines = [
    '# Engine against the rule book',
    '',
    'Two engines that must agree: the one that ships, and the slow one of `test/oracle`, which goes',
    'through the candidates in the order of the rule text. This page is a run of both over random',
    'tournaments and positions ([fuzzing](fuzzing.md)), in every edition, written by',
    `\`npm run fuzz:oracle\` (seed \`${seed}\`). Compared are pairs, bye, colours and the order of the`,
    'boards; for Dutch 2011 and 2012 also the members, the level and the pairs of every bracket; for teams',
    'pairs, bye and colours. The book declines what is too large to enumerate.',
    '',
    '| rules | minutes | rounds compared | without a legal pairing | declined | disagreements |',
    '|---|---|---|---|---|---|',
    ...results.map(row),
    '',
    '## What was exercised',
    '',
    'How many of the rounds looked at (every tenth) each rule decided. A rule decides when the pairing',
    'without it would be another one, or when a pairing that differs on two boards is beaten by it and',
    'by none above it; brackets and colours count where the regulation pairing made use of them.',
    '',
    ...results.flatMap(coverageOf),
  ];
  return lines.join('\n');
}

function row(state) {
  const { rules, compared, impossible, declined, disagreements, isOver } = state;
  if (!rules) return `| ${state.name} | | | | | died |`;
  const found = `${disagreements.length}${isOver ? '' : ' (not finished)'}`;
  const counts = [compared, impossible, declined].map(number).join(' | ');
  return `| ${rules.system} ${rules.edition} | ${minutes(state)} | ${counts} | ${found} |`;
}

function coverageOf({ rules, coverage }) {
  if (!rules) return [];
  const counts = Object.entries(coverage.counts);
  const reached = counts.filter(([, count]) => count > 0);
  const missed = counts.filter(([, count]) => count === 0).map(([rule]) => rule);
  return [
    `### ${rules.system} ${rules.edition}: ${number(coverage.rounds)} rounds looked at`,
    '',
    `${reached.map(([rule, count]) => `${rule} ${number(count)}`).join(' · ')}`,
    '',
    missed.length > 0 ? `Decided nothing: ${missed.join(' · ')}.` : 'Every rule decided something.',
    '',
  ];
}
