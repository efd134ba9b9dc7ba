import { describe, expect, it } from 'vitest';
import { allotTeamColours } from '../../../src/systems/swiss-team/colours.js';
import { SWISS_TEAM_DEFAULTS } from '../../../src/systems/swiss-team/options.js';
import { pairSwissTeam } from '../../../src/systems/swiss-team/pair.js';
import { createTeamSituation } from '../../../src/systems/team-common/situation.js';
import { boards } from '../../support/team-notation.js';
import { historyFrom } from '../../support/team-rounds.js';

/** The boards without regard to their order. */
const sorted = (text: string): string => text.split(' ').sort().join(' ');

describe('C.04.6:2026 worked positions', () => {
  it('art. 3.6.1: seats go by TPN, not by score', () => {
    const answer = pairSwissTeam(
      historyFrom({ teams: 8, roundCount: 5, rounds: ['1+5 2+6 4+8 3=7'] }),
    );
    expect(sorted(boards(answer))).toBe(sorted('3-1 4-2 7-5 6-8'));
    if (answer.kind !== 'paired') throw new Error(answer.reason);
    expect(answer.trace.brackets[0]).toMatchObject({
      residents: [1, 2, 4],
      upfloaters: [3],
      tops: [1, 2],
      bottoms: [3, 4],
    });
  });

  it('art. 3.6.1: seats by score, then TPN, where the option says so', () => {
    const situation = historyFrom({ teams: 8, roundCount: 5, rounds: ['1+5 2+6 4+8 3=7'] });
    const answer = pairSwissTeam(situation, { seats: 'scoreThenTpn' });
    if (answer.kind !== 'paired') throw new Error(answer.reason);
    expect(answer.trace.brackets[0]).toMatchObject({ tops: [1, 2], bottoms: [4, 3] });
  });

  const OUTLOOK = historyFrom({
    teams: 10,
    roundCount: 5,
    rounds: ['1+7 2=8 3=4 5=6', '1+9 2=10 3=5 4=6', '1+10 2=9 3=6 4=5'],
  });

  it.each([
    ['graded', 'tpn', [3], '3-1 6-2 9-4 10-7 5-8'],
    ['graded', 'scoreThenTpn', [3], '3-1 6-2 9-4 10-7 5-8'],
    ['passFail', 'scoreThenTpn', [2], '2-1 9-3 10-4 5-8 6-7'],
    // Seats by TPN put 7 before 8, so that 5, the third top, meets 7.
    ['passFail', 'tpn', [2], '2-1 9-3 10-4 5-7 6-8'],
  ] as const)(
    'C6 %s, seats by %s: the upfloaters are %o',
    (outlook, seats, upfloaters, expected) => {
      const answer = pairSwissTeam(OUTLOOK, { outlook, seats });
      expect(sorted(boards(answer))).toBe(sorted(expected));
      if (answer.kind !== 'paired') throw new Error(answer.reason);
      expect(answer.trace.brackets[0]?.upfloaters).toEqual(upfloaters);
    },
  );

  it('C7 that cannot be zero', () => {
    const answer = pairSwissTeam(
      historyFrom({
        teams: 10,
        roundCount: 6,
        rounds: ['1+6 2+7 3=4', '1=2 3=6 4=7 5+10 8=9'],
      }),
    );
    expect(sorted(boards(answer))).toBe(sorted('5-1 2-3 4-8 6-9 7-10'));
    if (answer.kind !== 'paired') throw new Error(answer.reason);
    expect(answer.trace.brackets[0]).toMatchObject({ upfloaters: [3, 5], values: { C7: 1 } });
  });

  it('C1: a forfeited match may be paired again (GHR 3.5)', () => {
    const answer = pairSwissTeam(
      historyFrom({ teams: 6, roundCount: 5, rounds: ['1--2 3=4 5=6'] }),
    );
    expect(boards(answer)).toBe('5-3 4-6 1-2');
    const counted = pairSwissTeam(
      historyFrom({ teams: 6, roundCount: 5, rounds: ['1--2 3=4 5=6'] }),
      { forfeitsCount: true },
    );
    expect(boards(counted)).not.toContain('1-2');
  });

  it('art. 3.4: the PAB goes by matches really played', () => {
    const answer = pairSwissTeam(historyFrom({ teams: 5, roundCount: 5, rounds: ['1+2 3+-4 5u'] }));
    expect(answer).toMatchObject({ kind: 'paired', bye: 2 });
  });

  it.each([
    ['4.3.6 is silent when the histories compress to the same', 'WBW', 'WBW', 'black', '4.3.7'],
    ['4.3.8 then decides without preferences', 'BW', 'BW', 'black', '4.3.8'],
    ['4.3.9 the other team reverses', '', 'BW', 'white', '4.3.9'],
    ['4.3.1 an odd TPN gets the initial colour', '', '', 'white', '4.3.1'],
    ['4.3.2 the only preference is granted', 'WW', '', 'black', '4.3.2'],
    ['4.3.3 opposite preferences are granted', 'BB', 'WW', 'white', '4.3.3'],
    ['4.3.4 the only strong preference is granted (type B)', 'W', 'WW', 'white', '4.3.4'],
    ['4.3.5 White to the lower balance', 'WBWBB', 'BB', 'black', '4.3.5'],
    ['4.3.6 back to the last different colours', 'WBWB', 'BWWB', 'white', '4.3.6'],
    ['4.3.7 the preference of the first-team', 'WB', 'WB', 'white', '4.3.7'],
  ])('art. %s: %s against %s', (_, first, other, colour, article) => {
    const situation = createTeamSituation({
      round: 4,
      roundCount: 9,
      teams: [
        { id: 1, colours: first },
        { id: 2, colours: other },
      ],
    });
    const preferences = article === '4.3.8' || article === '4.3.9' ? 'none' : 'B';
    const [one, two] = situation.teams;
    const result = allotTeamColours(two!, one!, situation, { ...SWISS_TEAM_DEFAULTS, preferences });
    expect([result.white.id === 1 ? 'white' : 'black', result.article]).toEqual([colour, article]);
  });

  it('art. 4.3.6: unplayed rounds are squeezed out, so that rule 8 decides', () => {
    const situation = historyFrom({
      teams: 8,
      roundCount: 9,
      rounds: ['3=2', '4=1 2=5', '1=6 7=2', '8=1'],
    });
    const [first, other] = situation.teams;
    expect([first!.colours, other!.colours]).toEqual(['BWB', 'BWB']);
    const options = { ...SWISS_TEAM_DEFAULTS, preferences: 'none' as const };
    expect(allotTeamColours(first!, other!, situation, options)).toMatchObject({
      white: { id: 1 },
      article: '4.3.8',
    });
  });
});
