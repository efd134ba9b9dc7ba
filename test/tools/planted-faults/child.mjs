// One hunt in a process of its own, which may hang: child.mjs SUSPECT HUNT OPTIONS
import { pathToFileURL } from 'node:url';

const [, , suspect, hunter, options] = process.argv;
const engine = await import(pathToFileURL(suspect).href);
const { hunt } = await import(pathToFileURL(hunter).href);
const quarry = await hunt(engine, {
  ...JSON.parse(options),
  onCase: (index) => process.send({ index }),
});
process.send({ quarry });
process.disconnect();
