// An engine that does not know who is absent.
import { writeFileSync } from 'node:fs';
import { readPlayers } from './read-trf.mjs';

const [input, output] = process.argv.slice(2);
const ids = readPlayers(input).map(({ id }) => id);
const lines = [];
for (let index = 0; index < ids.length; index += 2) {
  lines.push(`${ids[index]} ${ids[index + 1] ?? 0}`);
}
writeFileSync(output, `${[lines.length, ...lines].join('\n')}\n`);
