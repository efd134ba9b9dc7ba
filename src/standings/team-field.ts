import { matchSide, type TeamMatchSide } from '../model/team-history.js';
import { type TeamRound, teamMatches } from '../model/team-matches.js';
import { boardCount } from '../model/team-scores.js';
import type { Team, TeamId, Tournament } from '../model/tournament.js';
import { emptyCells, type Field, KIND, scoresOf } from './field.js';
import type { Unit } from './parse-code.js';

const BYE_KIND = { U: KIND.pab, F: KIND.fullBye, H: KIND.halfBye, Z: KIND.zeroBye } as const;

/** The teams' rounds 1 to `rounds` in flat arrays, with match points and game points. */
export function teamField(
  tournament: Tournament,
  rounds: number,
  predetermined: boolean,
  primary: Unit,
): Field {
  const { teams, teamSettings, settings } = tournament;
  const cells = emptyCells({ participants: 'teams', ids: teams.map(({ id }) => id), rounds });
  const size = cells.kinds.length;
  const writer: Writer = {
    ...cells,
    loss: teamSettings.matchLoss,
    points: { MP: new Int32Array(size), GP: new Int32Array(size) },
    bonuses: { MP: new Int32Array(size), GP: new Int32Array(size) },
  };
  const played = teamMatches(withoutOpenPoints(tournament)).slice(0, rounds);
  for (const round of played) writeRound(writer, round, openTeams(tournament, round.number));
  const boards = boardCount(tournament);
  const worth = {
    MP: { win: teamSettings.matchWin, draw: teamSettings.matchDraw },
    GP: { win: settings.scoring.whiteWin * boards, draw: settings.scoring.whiteDraw * boards },
  };
  const hasBonuses = played.some(({ bonuses }) => bonuses.length > 0);
  const scores = (unit: Unit) =>
    scoresOf(
      cells,
      writer.points[unit],
      hasBonuses ? writer.bonuses[unit] : undefined,
      worth[unit],
    );
  return {
    participants: 'teams',
    ...cells,
    names: teams.map(({ name }) => name),
    ratings: new Int32Array(teams.length),
    scores: { MP: scores('MP'), GP: scores('GP') },
    primary,
    finished: rounds > 0 && rounds >= (settings.roundCount ?? tournament.rounds.length),
    predetermined,
    pending: tournament.rounds
      .slice(0, rounds)
      .reduce((sum, round) => sum + round.games.filter((g) => g.whiteResult === '*').length, 0),
  };
}

interface Writer extends ReturnType<typeof emptyCells> {
  readonly loss: number;
  readonly points: Readonly<Record<Unit, Int32Array>>;
  readonly bonuses: Readonly<Record<Unit, Int32Array>>;
}

/** Boards without a result give nothing yet; they are draws for the pairing only (C.04.2 art. 3.1). */
const withoutOpenPoints = (tournament: Tournament): Tournament => ({
  ...tournament,
  settings: {
    ...tournament.settings,
    scoring: { ...tournament.settings.scoring, unknown: 0 },
  },
});

/** Teams with a board of the round that has no result yet: their match is pending. */
function openTeams({ rounds, teams }: Tournament, round: number): ReadonlySet<TeamId> {
  const open = (rounds[round - 1]?.games ?? []).filter(({ whiteResult }) => whiteResult === '*');
  if (open.length === 0) return new Set();
  const players = new Set(open.flatMap(({ white, black }) => [white, black]));
  const isOpen = ({ members }: Team): boolean => members.some((member) => players.has(member));
  return new Set(teams.filter(isOpen).map(({ id }) => id));
}

function writeRound(writer: Writer, round: TeamRound, open: ReadonlySet<TeamId>): void {
  const cellOf = (team: number): number =>
    writer.indexOf.get(team)! * writer.rounds + round.number - 1;
  for (const match of round.matches) {
    for (const colour of ['white', 'black'] as const) {
      const cell = cellOf(match[colour]);
      writeMatch(writer, cell, matchSide(match, colour));
      if (!open.has(match.white) && !open.has(match.black)) continue;
      writer.kinds[cell] = KIND.pending;
      writer.points.MP[cell] = 0;
    }
  }
  for (const bye of round.byes) {
    const cell = cellOf(bye.team);
    writer.kinds[cell] = BYE_KIND[bye.kind];
    writer.points.MP[cell] = bye.matchPoints;
    writer.points.GP[cell] = bye.gamePoints;
  }
  for (const bonus of round.bonuses) {
    writer.bonuses.MP[cellOf(bonus.team)]! += bonus.matchPoints;
    writer.bonuses.GP[cellOf(bonus.team)]! += bonus.gamePoints;
  }
}

function writeMatch(writer: Writer, cell: number, side: TeamMatchSide): void {
  const won = side.matchPoints > side.opponentMatchPoints;
  const lost = side.matchPoints <= writer.loss;
  writer.kinds[cell] = side.played ? KIND.game : lost ? KIND.forfeitLoss : KIND.forfeitWin;
  writer.opponents[cell] = writer.indexOf.get(side.opponent)!;
  writer.colours[cell] = side.coloursKnown ? (side.colour === 'white' ? 1 : -1) : 0;
  writer.outcomes[cell] = won ? 2 : lost ? 0 : 1;
  writer.points.MP[cell] = side.matchPoints;
  writer.points.GP[cell] = side.gamePoints;
}
