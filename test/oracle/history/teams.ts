import type { Team, Tournament } from '../../../src/model/tournament.js';

/**
 * A second derivation of what the team systems take from the rounds before (C.04.6, D.02): read off
 * the boards and the team records literally, without anything of `src` but its types. Slow.
 */
export interface BookTeam {
  readonly id: number;
  readonly matchPoints: number;
  readonly gamePoints: number;
  readonly virtualPoints: number;
  readonly sonneborn: number;
  readonly colours: string;
  readonly opponents: readonly number[];
  readonly forfeitOpponents: readonly number[];
  readonly hadPab: boolean;
  readonly hadFullPointBye: boolean;
  readonly wonByForfeit: boolean;
  readonly floated: boolean;
  readonly arrival: number;
}

export interface BookReading {
  /** The score that makes the brackets. */
  readonly primary: 'matchPoints' | 'gamePoints';
  readonly baku: boolean;
  readonly accelerated: boolean;
}

/** What one team did in one round. */
interface Line {
  readonly kind: 'match' | 'bye' | 'nothing';
  readonly opponent: number;
  readonly played: boolean;
  readonly colour: 'W' | 'B' | '?';
  readonly own: number;
  readonly other: number;
  readonly ownMatch: number;
  readonly otherMatch: number;
  readonly bye: string;
}

const NOTHING: Line = {
  kind: 'nothing',
  opponent: 0,
  played: false,
  colour: '?',
  own: 0,
  other: 0,
  ownMatch: 0,
  otherMatch: 0,
  bye: '',
};
const isPlayed = (letter: string): boolean => '1=0WDL*'.includes(letter);

function teamOf(tournament: Tournament, player: number): Team | undefined {
  return tournament.teams.find(({ members }) => members.includes(player));
}

/** Points of a board by record 162 or XXS. */
function boardPoints(tournament: Tournament, letter: string, white: boolean): number {
  const { scoring } = tournament.settings;
  if (letter === '+') return scoring.forfeitWin;
  if (letter === '-') return scoring.forfeitLoss;
  if (letter === '*') return scoring.unknown;
  if (letter === '1' || letter === 'W') return white ? scoring.whiteWin : scoring.blackWin;
  if (letter === '=' || letter === 'D') return white ? scoring.whiteDraw : scoring.blackDraw;
  return white ? scoring.whiteLoss : scoring.blackLoss;
}

function boardsOf(tournament: Tournament): number {
  const stated = tournament.teamSettings.boardColours.length;
  if (stated > 0) return stated;
  let most = 0;
  for (const { games } of tournament.rounds) {
    for (const { members } of tournament.teams) {
      const own = games.filter(({ white, black }) =>
        [white, black].some((player) => members.includes(player)),
      );
      most = Math.max(most, own.length);
    }
  }
  return most;
}

/** Record 362 by comparison of the game points; nobody has won a match without a point. */
function matchPoints(tournament: Tournament, own: number, other: number): number {
  const { matchWin, matchDraw, matchLoss } = tournament.teamSettings;
  if (own > other) return matchWin;
  if (own < other || own <= 0) return matchLoss;
  return matchDraw;
}

/** Record 299: the most exact line that speaks of this result, a later one before an earlier one. */
function adjusted(
  { settings: { adjustments } }: Tournament,
  team: number,
  round: number,
  letter: string,
  [own, match]: readonly [number, number],
): readonly [number, number] {
  let value = [own, match] as const;
  let exactness = -1;
  for (const line of adjustments) {
    if (line.kind === '' || line.kind !== letter) continue;
    if (line.round !== 0 && line.round !== round) continue;
    if (line.ids.length > 0 && !line.ids.includes(team)) continue;
    const exact = (line.ids.length > 0 ? 2 : 0) + (line.round > 0 ? 1 : 0);
    if (exact < exactness) continue;
    exactness = exact;
    value = [line.points ?? own, line.matchPoints ?? match];
  }
  return value;
}

/** Lines of record 299 without a letter, in a round that records anything. */
function bonuses(tournament: Tournament, team: number, round: number): readonly [number, number] {
  if (tournament.teams.every((one) => lineOf(tournament, one, round).kind === 'nothing')) {
    return [0, 0];
  }
  let [own, match] = [0, 0];
  for (const line of tournament.settings.adjustments) {
    if (line.kind !== '') continue;
    if (line.round !== 0 && line.round !== round) continue;
    if (line.ids.length > 0 && !line.ids.includes(team)) continue;
    own += line.points ?? 0;
    match += line.matchPoints ?? 0;
  }
  return [own, match];
}

/** Boards that members have won because nobody sat opposite: "0000 +" (TRF26, record 001). */
function walkovers({ rounds }: Tournament, team: Team | undefined, round: number): number {
  const byes = rounds[round - 1]?.byes ?? [];
  return byes.filter(
    ({ player, kind, spelling }) =>
      team?.members.includes(player) && spelling === '+' && kind !== 'Z',
  ).length;
}

/** The result of a match for one side, in the letters of record 299. */
function letterOf(played: boolean, own: number, other: number, isDraw: boolean): string {
  if (!played) return own > other ? '+' : '-';
  if (isDraw) return 'D';
  return own > other ? 'W' : 'L';
}

function lineOf(tournament: Tournament, team: Team, round: number): Line {
  const { teamSettings, settings } = tournament;
  const { scoring } = settings;
  const boards = boardsOf(tournament);
  for (const { round: at, white, black, winner } of teamSettings.forfeitedMatches) {
    if (at !== round || (white !== team.id && black !== team.id)) continue;
    const isWhite = white === team.id;
    const won = winner === (isWhite ? 'white' : 'black');
    const lost = winner === (isWhite ? 'black' : 'white');
    const rival = tournament.teams.find(({ id }) => id === (isWhite ? black : white));
    const side = (one: Team | undefined, isWinner: boolean): readonly [number, number] => {
      const count = isWinner ? walkovers(tournament, one, round) || boards : boards;
      const points = (isWinner ? scoring.forfeitWin : scoring.forfeitLoss) * count;
      const match = isWinner ? teamSettings.matchWin : teamSettings.matchLoss;
      return adjusted(tournament, one!.id, round, isWinner ? '+' : '-', [points, match]);
    };
    const [own, ownMatch] = side(team, won);
    const [other, otherMatch] = side(rival, lost);
    const kind = 'match';
    const colour = isWhite ? 'W' : 'B';
    return { ...NOTHING, kind, opponent: rival!.id, colour, own, other, ownMatch, otherMatch };
  }
  let own = 0;
  let other = 0;
  let opponent: Team | undefined;
  let played = false;
  let top: { readonly board: number; readonly white: boolean } | undefined;
  for (const game of tournament.rounds[round - 1]?.games ?? []) {
    const asWhite = team.members.includes(game.white);
    if (!asWhite && !team.members.includes(game.black)) continue;
    opponent = teamOf(tournament, asWhite ? game.black : game.white);
    const [mine, theirs] = asWhite
      ? [game.whiteResult, game.blackResult]
      : [game.blackResult, game.whiteResult];
    own += boardPoints(tournament, mine, asWhite);
    other += boardPoints(tournament, theirs, !asWhite);
    if (isPlayed(mine) || isPlayed(theirs)) played = true;
    const board = team.members.indexOf(asWhite ? game.white : game.black);
    if (game.coloursKnown && (!top || board < top.board)) top = { board, white: asWhite };
  }
  if (opponent) {
    own += walkovers(tournament, team, round) * scoring.forfeitWin;
    other += walkovers(tournament, opponent, round) * scoring.forfeitWin;
    const isDraw = own === other && own > 0;
    const side = (id: number, mine: number, theirs: number) =>
      adjusted(tournament, id, round, letterOf(played, mine, theirs, isDraw), [
        mine,
        matchPoints(tournament, mine, theirs),
      ]);
    const [ownPoints, ownMatch] = side(team.id, own, other);
    const [otherPoints, otherMatch] = side(opponent.id, other, own);
    return {
      ...NOTHING,
      kind: 'match',
      opponent: opponent.id,
      played,
      colour: top ? (top.white ? 'W' : 'B') : '?',
      own: ownPoints,
      other: otherPoints,
      ownMatch,
      otherMatch,
    };
  }
  const stated = teamSettings.byes.find((bye) => bye.round === round && bye.team === team.id);
  const letters = (tournament.rounds[round - 1]?.byes ?? [])
    .filter(({ player, kind }) => team.members.includes(player) && kind !== 'Z')
    .map(({ kind }) => kind);
  const bye = stated?.kind ?? ['U', 'F', 'H'].find((kind) => letters.some((one) => one === kind));
  if (!bye) return NOTHING;
  const drawn = [scoring.whiteDraw * boards, teamSettings.matchDraw];
  const won = [scoring.whiteWin * boards, teamSettings.matchWin];
  const pab = [teamSettings.pabGamePoints ?? drawn[0]!, teamSettings.pabMatchPoints ?? drawn[1]!];
  const value = { U: pab, F: won, H: drawn, Z: [0, 0] }[bye as 'U' | 'F' | 'H' | 'Z'];
  const letter = bye === 'U' ? 'none' : bye;
  const [points, match] = adjusted(tournament, team.id, round, letter, [value[0]!, value[1]!]);
  return { ...NOTHING, kind: 'bye', bye, own: points, ownMatch: match };
}

/** Virtual points: the last record 250 that speaks, else Baku (C.04.7) where record 192 says so. */
function virtualPoints(tournament: Tournament, id: number, round: number, reading: BookReading) {
  if (!reading.accelerated) return 0;
  const { acceleration, roundCount } = tournament.settings;
  if (acceleration.length > 0) {
    let points = 0;
    for (const line of acceleration) {
      if (id < line.firstId || id > line.lastId || round < line.from || round > line.to) continue;
      points = reading.primary === 'matchPoints' ? line.matchPoints : line.points;
    }
    return points;
  }
  if (!reading.baku || roundCount === undefined) return 0;
  const first = inFirstRound(tournament);
  let group = first.length / 2;
  while (group % 2 !== 0) group += group % 1 === 0 ? 1 : 0.5;
  const border = first[Math.min(group, first.length) - 1];
  const accelerated = Math.ceil(roundCount / 2);
  if (border === undefined || id > border || round > accelerated) return 0;
  const { matchWin, matchDraw } = tournament.teamSettings;
  return round <= Math.ceil(accelerated / 2) ? matchWin : matchDraw;
}

/** The list of round 1: whom it paired, or where it is still to be paired all without a bye. */
function inFirstRound(tournament: Tournament): readonly number[] {
  const lines = tournament.teams.map((team) => ({ id: team.id, ...lineOf(tournament, team, 1) }));
  const paired = lines.filter(({ kind, bye }) => kind === 'match' || bye === 'U');
  const list = paired.length > 0 ? paired : lines.filter(({ kind }) => kind !== 'bye');
  return list.map(({ id }) => id);
}

/** What the team systems know before `round`; only of those who are to be paired. */
export function bookTeams(
  tournament: Tournament,
  round: number,
  reading: BookReading,
): readonly BookTeam[] {
  const before = (team: Team, at: number): Line[] => {
    const lines: Line[] = [];
    for (let past = 1; past < at; past += 1) lines.push(lineOf(tournament, team, past));
    return lines;
  };
  /** Game points and match points, which penalties do not bring below zero. */
  const totals = (team: Team, at: number): readonly [number, number] => {
    let [own, match] = [0, 0];
    for (const [index, line] of before(team, at).entries()) {
      const [bonus, matchBonus] = bonuses(tournament, team.id, index + 1);
      own += line.own + bonus;
      match += line.ownMatch + matchBonus;
    }
    return [Math.max(0, own), Math.max(0, match)];
  };
  const scoreAt = (team: Team, at: number): number =>
    totals(team, at)[reading.primary === 'matchPoints' ? 1 : 0] +
    virtualPoints(tournament, team.id, at, reading);
  const here = new Map(tournament.teams.map((team) => [team.id, lineOf(tournament, team, round)]));
  const isRecorded = [...here.values()].some(({ kind, bye }) => kind === 'match' || bye === 'U');
  const isPresent = (id: number): boolean => {
    const { kind, bye } = here.get(id)!;
    return isRecorded ? kind === 'match' || bye === 'U' : kind !== 'bye';
  };
  const hasArrived = (team: Team): boolean => {
    if (isPresent(team.id)) return true;
    if (here.get(team.id)!.kind === 'bye') return true;
    return before(team, round).some(({ kind }) => kind !== 'nothing');
  };
  const matchTotal = (team: Team): number => totals(team, round)[1];
  const find = (id: number): Team => tournament.teams.find((team) => team.id === id)!;

  /** Appendix 2 of the Olympiad regulations: match points of the opponent times own game points. */
  const sonneborn = (team: Team): number => {
    const lines = before(team, round);
    const terms = lines
      .filter(({ kind }) => kind === 'match')
      .map(({ opponent, played, own }) => {
        const idle = before(find(opponent), round).filter(({ kind }) => kind === 'nothing').length;
        const points = matchTotal(find(opponent)) + (played ? 0 : 10 * idle);
        return { points, product: points * own };
      });
    let sum = terms.reduce((all, { product }) => all + product, 0);
    if (terms.length > 0 && !lines.some(({ bye }) => bye === 'U')) {
      const least = Math.min(...terms.map(({ points }) => points));
      sum -= Math.min(...terms.filter(({ points }) => points === least).map((one) => one.product));
    }
    return sum;
  };

  return tournament.teams
    .filter(({ id }) => isPresent(id))
    .map((team): BookTeam => {
      const lines = before(team, round);
      const matches = lines.filter(({ kind }) => kind === 'match');
      const last = lines.at(-1);
      const floated =
        last?.played === true &&
        scoreAt(team, round - 1) !== scoreAt(find(last.opponent), round - 1);
      return {
        id: team.id,
        matchPoints: matchTotal(team),
        gamePoints: totals(team, round)[0],
        virtualPoints: virtualPoints(tournament, team.id, round, reading),
        sonneborn: sonneborn(team),
        colours: matches
          .filter(({ played }) => played)
          .map(({ colour }) => colour)
          .join(''),
        opponents: matches.filter(({ played }) => played).map(({ opponent }) => opponent),
        forfeitOpponents: matches.filter(({ played }) => !played).map(({ opponent }) => opponent),
        hadPab: lines.some(({ bye }) => bye === 'U'),
        hadFullPointBye: lines.some(({ bye }) => bye === 'F'),
        wonByForfeit: matches.some(
          ({ played, own, other, ownMatch, otherMatch }) =>
            !played && (own > other || ownMatch > otherMatch),
        ),
        floated,
        arrival: tournament.teams.filter((one) => one.id <= team.id && hasArrived(one)).length,
      };
    });
}

/**
 * As stated, or else as the highest ranked team tells that was paired in round 1 and whose match has
 * colours: an odd number takes the initial colour (C.04.6 art. 4.3.1). A team with a bye declared for
 * round 1 has arrived and has a number.
 */
export function bookInitialColour(tournament: Tournament): 'white' | 'black' {
  const { initialColour: stated } = tournament.settings;
  if (stated) return stated;
  let number = 0;
  for (const team of tournament.teams) {
    const { kind, colour } = lineOf(tournament, team, 1);
    if (kind !== 'nothing') number += 1;
    if (kind !== 'match' || colour === '?') continue;
    const hasOddNumber = number % 2 === 1;
    return (colour === 'W') === hasOddNumber ? 'white' : 'black';
  }
  return 'white';
}
