import { formatTypeCode, parseTypeCode } from '../model/type-code.js';
import { editionsOf, findSystem, PAIRING_SYSTEMS } from './registry.js';
import type { PairingSystem, SystemId } from './system.js';

/** What a text names: a system that can be judged here, and its edition if it tells one. */
export interface NamedSystem {
  readonly id: SystemId;
  readonly edition?: string;
}

/** The system of a type code (record 192, or 092 of older programs). */
export function systemOfCode(text: string): NamedSystem | undefined {
  const code = parseTypeCode(text);
  const id = PAIRING_SYSTEMS.find(({ typeCode }) => typeCode === code?.stem)?.id;
  if (!id) return undefined;
  return { id, ...(code?.edition !== undefined && { edition: code.edition }) };
}

/**
 * The inverse: record 192 for a system. The year stands only where the system has several editions,
 * as TRF26 prints it.
 */
export function typeCodeOf({ id, typeCode: stem, edition }: PairingSystem): string {
  const year = editionsOf(id).length > 1 ? { edition } : {};
  return formatTypeCode({ stem, ...year, scores: [], baku: false });
}

/** The system that the words of record 092 name: by a title of ours, or with the year of an edition. */
export function systemOfWords(text: string): NamedSystem | undefined {
  const titled = PAIRING_SYSTEMS.find(({ title }) => text.includes(title));
  if (titled) return { id: titled.id, edition: titled.edition };
  const id = PAIRING_SYSTEMS.find(({ words }) => words.test(text))?.id;
  if (!id) return undefined;
  const years = text.match(/\b20\d\d\b/g) ?? [];
  const edition = years.find((year) => findSystem(id, year));
  return { id, ...(edition !== undefined && { edition }) };
}
