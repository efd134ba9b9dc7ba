/** The prose of docs/trf-dialects.md; the tables below it come from the table of records. */
export const DIALECTS_TEXT = `# Report files: dialects and records

There is no version mark in a report file, and programs mix records of all dialects. The reader
accepts the union of them and says which it saw (\`dialects\` of \`parseTrf\`).

| dialect | what it is | written by \`writeTrf\` |
|---|---|---|
| trf06 | reports of 2006: results 1 = 0 + -, no letters for byes | no, trf16 instead |
| trf16 | as trf06, with W D L H F U Z | 001, 012-132, 013 |
| trfx | JaVaFo's records XXR, XXC, XXZ, XXP, XXA, XXS | these with 142 and 152, and BB? for other points |
| trfx06 | no dialect of files, only written: for JaVaFo before version 2 | as trfx, with byes and results spelled as in trf06 |
| trfbx | bbpPairings' records BBW, BBD, BBL, BBZ, BBF, BBU | these with XXR, XXC, XXP, XXA, 142, 152, 240, and 260 for single rounds |
| trf26 | reports since 2025: 142-222, 240-362, national ratings, comments | all of them but 013, 801 and 802 |

## How a file is read

- Bytes: a byte order mark, else UTF-16 by its zero bytes, else UTF-8 when it is valid, else the
  most probable of Windows-1250, 1251, 1252, 1253, 1254, ISO-8859-2, CP437, 850 and 866. The document
  says what was taken and how sure that is; the option \`encoding\` overrides it.
- Lines end with CRLF, LF or CR, also mixed. Columns count characters (code points). A player line
  padded by bytes, with tabs, or with a part that slipped is repaired when only one reading makes
  sense of it, with a warning.
- A round is played when somebody has an opponent in it, or when several players have a
  pairing-allocated bye. H, F and Z after the last such round are the byes of the round to pair; a
  single U there was given by the arbiter.
- \`0000 - +\` is read as U, \`0000 - =\` as H, \`0000 - -\` as Z, each with its spelling kept. A blank
  result without an opponent, or a blank block, is an absence without any entry.
- In TRF06 files, which have no letter for a half-point bye, absences that the points need as half
  points become half-point byes, with a warning.
- XXZ and 240 add byes to the round to pair. In finished rounds 240 must agree with the columns.
- 162 is believed before BB?, and that before XXS; 142 before XXR; 152 before XXC. A disagreement is
  said.
- Points for pairing are always computed. The points of columns 81-84 are only compared: with or
  without the byes of the round to pair, and with virtual points (a warning).

## What a written file is like

CRLF unless told otherwise, UTF-8 without a byte order mark, NFC, columns counted in characters, no
trailing blanks, numbers right-aligned, points with one decimal. Absences of finished rounds are
written as \`0000 - Z\` (option \`absences: 'blank'\` keeps them blank). What a dialect cannot hold is
left out with a warning; a number that does not fit is an error, and nothing is written.

## Records
`;
