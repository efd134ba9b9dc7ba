import type { Diagnostic } from '../../../src/index.js';
import { capital } from '../../../src/words/tell.js';
import { h } from '../dom.js';

/** A diagnostic in one paragraph. */
export const problemLine = ({ severity, message, help, place }: Diagnostic): HTMLElement =>
  h(
    'p',
    { class: `problem ${severity}` },
    place && place.line > 0 && `Line ${place.line}: `,
    message,
    '. ',
    help !== undefined && `${capital(help)}.`,
  );
