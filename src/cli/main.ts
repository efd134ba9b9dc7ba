import picocolors from 'picocolors';
import type { Io } from './io.js';
import { run } from './run.js';

const { stdout, stderr } = process;
const colours = picocolors.createColors(
  stdout.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb',
);
const io: Io = {
  write: (text) => void stdout.write(text),
  writeError: (text) => void stderr.write(text),
  paint: colours,
  colours: colours.isColorSupported,
  watched: stderr.isTTY === true,
};

// A reader such as `head` that closes the pipe early is no error.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 3);
});

process.exitCode = await run(process.argv.slice(2), io);
