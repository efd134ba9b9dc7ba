import { describe, expect, it } from 'vitest';
import {
  chooseSystem,
  createTournament,
  generateTournament,
  PAIRING_SYSTEMS,
  parseTrf,
  writeTrf,
} from '../../src/index.js';
import { systemOfCode, systemOfWords, typeCodeOf } from '../../src/systems/type-codes.js';

describe('type codes of the systems', () => {
  it.each(PAIRING_SYSTEMS.map((system) => [`${system.id} ${system.edition}`, system] as const))(
    '%s: its code leads back to it, and so does its title in 092',
    (_, system) => {
      const code = typeCodeOf(system);
      expect(systemOfCode(code)?.id).toBe(system.id);
      const startDate = system.effective.from;
      for (const stated of [{ settings: { typeCode: code } }, { info: { type: system.title } }]) {
        const settings = stated.settings ?? {};
        const info = { startDate, ...stated.info };
        const teams = system.unit === 'team' ? [{ id: 1, members: [1] }] : [];
        const choice = chooseSystem(
          createTournament({ info, settings, players: [{ id: 1 }], teams }),
        );
        expect(choice).toMatchObject({ kind: 'chosen', system });
      }
    },
  );

  it.each([
    ['Individual  Swiss Dutch 2017 rules', 'dutch 2017'],
    ['Individual  Swiss Dutch (Istanbul 2012 rules)', 'dutch 2012'],
    ['Swiss Dutch', 'dutch -'],
    ['Swiss (JaVaFo)', 'dutch -'],
    ['Schweizer System, holländisch', 'dutch -'],
    ['Teams: Chess Olympiad, D.02 in force from 1 January 2022', 'olympiad 2022'],
    ['Individual: Swiss-System', 'nothing'],
    ['Swiss 2017', 'nothing'],
  ])('092 %s', (text, expected) => {
    const named = systemOfWords(text);
    expect(named ? `${named.id} ${named.edition ?? '-'}` : 'nothing').toBe(expected);
  });

  it.each(PAIRING_SYSTEMS.map((system) => [`${system.id} ${system.edition}`, system] as const))(
    '%s: a generated file names its rules by a code that is known',
    (_, { id, edition }) => {
      const size = id === 'dutch' ? { players: 12 } : { players: 6 };
      const tournament = generateTournament(7, { system: id, edition, rounds: 3, ...size });
      const { text } = writeTrf(tournament, { dialect: 'trf26' });
      const parsed = parseTrf(text);
      const codes = parsed.diagnostics.map(({ code }) => code);
      expect(codes).not.toContain('trf/unknown-type-code');
      expect(codes).not.toContain('trf/type-code-spelling');
      expect(chooseSystem(parsed.tournament!)).toMatchObject({ system: { id, edition } });
    },
  );
});
