import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerText, findingText, slugOf, verdictText } from '../fuzz/finding-text.js';
import { withRulesNamed } from '../fuzz/rules.js';
import type { CampaignState, FuzzFinding } from '../fuzz/state.js';
import { writeWholeTrf } from '../trf/write.js';

/**
 * Saves a finding: the smallest tournament (.trf, with the reason in comment lines), what was found in
 * words (.txt), the answer of the engine (.given) and the pairing by the rules (.rules).
 * @returns the path of the tournament file.
 * @throws the error of the file system when a file cannot be written.
 */
export function saveFinding(folder: string, finding: FuzzFinding): string {
  mkdirSync(folder, { recursive: true });
  const name = `${slugOf(finding.engine).slice(0, 40)}-${slugOf(finding.cause.key)}`;
  const path = (extension: string): string => join(folder, `${name}.${extension}`);
  const comments = [verdictText(finding), ...finding.sentences].map(
    (sentence) => `### ${sentence.replace(/\s+/g, ' ')}`,
  );
  const { text } = writeWholeTrf(withRulesNamed(finding.tournament, finding.rules), {
    absences: 'blank',
    extraLines: comments,
  });
  writeFileSync(path('trf'), text);
  const again = `pairing-checker check ${name}.trf --pairing ${name}.given`;
  const howTo = finding.answer.kind === 'paired' ? `\nJudge it again: ${again}\n` : '';
  writeFileSync(path('txt'), `${findingText(finding)}${howTo}`);
  writeFileSync(path('given'), answerText(finding.answer));
  writeFileSync(path('rules'), answerText(finding.regulation));
  return path('trf');
}

/** Stores where a campaign stands; a crash in the middle leaves the older file. */
export function saveCampaign(path: string, state: CampaignState): void {
  const temporary = `${path}.new`;
  writeFileSync(temporary, `${JSON.stringify(state)}\n`);
  renameSync(temporary, path);
}

/**
 * What `saveCampaign` stored, to be checked by `whyNotResumable`: undefined when there is nothing,
 * and the text itself when it is no JSON.
 * @throws the error of the file system when the file is there and cannot be read.
 */
export function loadCampaign(path: string): unknown {
  if (!existsSync(path)) return undefined;
  const text = readFileSync(path, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
