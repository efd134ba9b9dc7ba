// An engine that knows one rule: the top half against the bottom half, the last one gets the bye.
import { writeFileSync } from 'node:fs';
import { readPlayers } from './read-trf.mjs';

const [input, output] = process.argv.slice(2);
const present = readPlayers(input).filter((player) => player.present);
present.sort((a, b) => b.points - a.points || a.id - b.id);
const half = Math.floor(present.length / 2);
const lines = present.slice(0, half).map(({ id }, index) => `${id} ${present[half + index].id}`);
if (present.length % 2 === 1) lines.push(`${present.at(-1).id} 0`);
writeFileSync(output, `${[lines.length, ...lines].join('\n')}\n`);
