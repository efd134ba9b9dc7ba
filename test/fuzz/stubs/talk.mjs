// An engine that writes a greeting in the place of a pairing.
import { writeFileSync } from 'node:fs';

writeFileSync(process.argv[3], 'Dear arbiter, here are your pairings:\n1 2\n');
