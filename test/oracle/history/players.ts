import type { Tournament } from '../../../src/model/tournament.js';

/**
 * A second derivation of what a Dutch edition takes from the rounds before: read off the tournament
 * literally, player by player and round by round, without anything of `src` but its types. Slow.
 */
export interface BookPlayer {
  readonly id: number;
  readonly tpn: number;
  readonly arrival: number;
  readonly score: number;
  readonly realScore: number;
  readonly colours: string;
  readonly colourDifference: number;
  readonly preference: string;
  readonly barred: readonly number[];
  readonly floats: string;
  readonly unplayedGames: number;
  readonly pabBarred: boolean;
  readonly topscorer: boolean;
}

export interface BookHistory {
  readonly lastRound: boolean;
  readonly initialColour: 'white' | 'black';
  readonly players: readonly BookPlayer[];
  /** Points before a round with the virtual points of that round. */
  readonly pairingScore: (id: number, round: number) => number;
}

/** One player's line of one round, as a report prints it: opponent, colour, letter. */
interface Cell {
  readonly opponent: number;
  readonly colour: 'w' | 'b' | '-';
  readonly letter: string;
}

const BLANK: Cell = { opponent: 0, colour: '-', letter: ' ' };
const isPlayed = (letter: string): boolean => '1=0WDL*'.includes(letter);

function cellOf(tournament: Tournament, id: number, round: number): Cell {
  for (const game of tournament.rounds[round - 1]?.games ?? []) {
    const colours = game.coloursKnown ? (['w', 'b'] as const) : (['-', '-'] as const);
    if (game.white === id) {
      return { opponent: game.black, colour: colours[0], letter: game.whiteResult };
    }
    if (game.black === id) {
      return { opponent: game.white, colour: colours[1], letter: game.blackResult };
    }
  }
  for (const bye of tournament.rounds[round - 1]?.byes ?? []) {
    if (bye.player === id) return { opponent: 0, colour: '-', letter: bye.kind };
  }
  return BLANK;
}

/** Record 162 and XXS: what a letter is worth. A missing letter is a zero-point bye. */
function worth(tournament: Tournament, { letter, colour, opponent }: Cell, isWhite: boolean) {
  const { scoring } = tournament.settings;
  const white = colour === '-' ? isWhite : colour === 'w';
  if (letter === '*') return scoring.unknown;
  if (opponent !== 0 && letter === '+') return scoring.forfeitWin;
  if (opponent !== 0 && letter === '-') return scoring.forfeitLoss;
  if (letter === '1' || letter === 'W') return white ? scoring.whiteWin : scoring.blackWin;
  if (letter === '=' || letter === 'D') return white ? scoring.whiteDraw : scoring.blackDraw;
  if (letter === '0' || letter === 'L') return white ? scoring.whiteLoss : scoring.blackLoss;
  if (letter === 'U') return scoring.pab;
  if (letter === 'F') return scoring.fullBye;
  if (letter === 'H') return scoring.halfBye;
  return scoring.zeroBye;
}

/** Record 299: the most exact line that speaks of this letter, a later one before an earlier one. */
function adjusted(tournament: Tournament, id: number, round: number, cell: Cell, points: number) {
  const letters: Record<string, string> = { '1': 'W', '=': 'D', '0': 'L', '*': 'D' };
  const letter = letters[cell.letter] ?? cell.letter;
  let value = points;
  let exactness = -1;
  for (const line of tournament.settings.adjustments) {
    if (line.kind === '' || line.kind !== letter) continue;
    if (line.round !== 0 && line.round !== round) continue;
    if (line.ids.length > 0 && !line.ids.includes(id)) continue;
    const own = (line.ids.length > 0 ? 2 : 0) + (line.round > 0 ? 1 : 0);
    if (own < exactness) continue;
    exactness = own;
    value = line.points ?? points;
  }
  return value;
}

function bonus(tournament: Tournament, id: number, round: number): number {
  let sum = 0;
  for (const line of tournament.settings.adjustments) {
    if (line.kind !== '') continue;
    if (line.round !== 0 && line.round !== round) continue;
    if (line.ids.length > 0 && !line.ids.includes(id)) continue;
    sum += line.points ?? 0;
  }
  return sum;
}

/** Points of one round, record 299 included. */
function roundPoints(tournament: Tournament, id: number, round: number): number {
  const cell = cellOf(tournament, id, round);
  const isWhite = tournament.rounds[round - 1]?.games.some((game) => game.white === id) ?? false;
  const points = worth(tournament, cell, isWhite);
  return cell.letter === ' ' || cell.letter === 'U'
    ? points
    : adjusted(tournament, id, round, cell, points);
}

/** One round of one player as it counts; `total` has the bonuses of record 299. */
export function bookRound(tournament: Tournament, id: number, round: number) {
  const { opponent, letter } = cellOf(tournament, id, round);
  const points = roundPoints(tournament, id, round);
  return {
    opponent,
    letter,
    played: opponent !== 0 && isPlayed(letter),
    points,
    total: points + bonus(tournament, id, round),
  };
}

function scoreBefore(tournament: Tournament, id: number, round: number): number {
  let sum = 0;
  for (let past = 1; past < round; past += 1) {
    sum += roundPoints(tournament, id, past) + bonus(tournament, id, past);
  }
  return sum;
}

const winOf = ({ settings: { scoring } }: Tournament): number =>
  Math.max(scoring.whiteWin, scoring.blackWin);

function tpnOf(tournament: Tournament, id: number): number {
  return tournament.settings.rankByFileOrder ? tournament.fileOrder.indexOf(id) + 1 : id;
}

/** In the pairing of a past round: with an opponent, or with the pairing-allocated bye. */
function wasPaired(tournament: Tournament, id: number, round: number): boolean {
  const { opponent, letter } = cellOf(tournament, id, round);
  return opponent !== 0 || letter === 'U';
}

/** Those whom the round paired; before it has games, all without a bye announced or given. */
function presentIn(tournament: Tournament, round: number): number[] {
  const ids = tournament.players.map(({ id }) => id);
  const games = tournament.rounds[round - 1]?.games ?? [];
  if (games.length > 0) return ids.filter((id) => wasPaired(tournament, id, round));
  return ids.filter((id) => !'HFZU'.includes(cellOf(tournament, id, round).letter));
}

/** Virtual points: what the records say, else Baku's rule (C.04.7 art. 1) where it is asked for. */
function virtualPoints(
  tournament: Tournament,
  id: number,
  round: number,
  pairing: { readonly round: number; readonly edition: string; readonly baku: boolean },
): number {
  if (!pairing.baku) {
    let points = 0;
    for (const line of tournament.settings.acceleration) {
      const speaks =
        line.firstId <= id && id <= line.lastId && line.from <= round && round <= line.to;
      if (speaks) points = line.points;
    }
    return points;
  }
  const { roundCount } = tournament.settings;
  if (roundCount === undefined) return 0;
  const first =
    pairing.round === 1
      ? presentIn(tournament, 1)
      : tournament.players.map((one) => one.id).filter((one) => wasPaired(tournament, one, 1));
  const order = first.map((one) => tpnOf(tournament, one)).sort((a, b) => a - b);
  let size = order.length / 2;
  while (size % 2 !== 0) size += size % 1 === 0 ? 1 : 0.5;
  const border = order[Math.min(size, order.length) - 1];
  if (border === undefined || tpnOf(tournament, id) > border) return 0;
  const old = pairing.edition === '2011' || pairing.edition === '2012';
  if (old && roundCount < 9) return 0;
  const accelerated = old ? 5 : Math.ceil(roundCount / 2);
  const whole = old ? 3 : Math.ceil(accelerated / 2);
  if (round > accelerated) return 0;
  return round <= whole ? winOf(tournament) : winOf(tournament) / 2;
}

/** Art. 1.7 of 2026, A.7 of 2012: beyond one the difference, else two of a colour, else what is left. */
function preferenceOf(colours: string): string {
  const whites = colours.split('W').length - 1;
  const difference = whites - (colours.length - whites);
  if (colours === '') return '-';
  if (difference > 1) return 'B!';
  if (difference < -1) return 'W!';
  if (colours.endsWith('WW')) return 'B!';
  if (colours.endsWith('BB')) return 'W!';
  if (difference === 1) return 'B';
  if (difference === -1) return 'W';
  return colours.endsWith('W') ? 'b' : 'w';
}

/**
 * As stated, or else as the highest ranked of those paired in round 1 tells whose board has colours
 * (art. 5.2.5: an odd number takes the initial colour); White when nothing tells it.
 */
function initialColour(tournament: Tournament): 'white' | 'black' {
  const { initialColour: stated } = tournament.settings;
  if (stated) return stated;
  const order = presentIn(tournament, 1).sort(
    (a, b) => tpnOf(tournament, a) - tpnOf(tournament, b),
  );
  for (const [index, id] of order.entries()) {
    const { colour } = cellOf(tournament, id, 1);
    if (colour === '-') continue;
    const hasOddNumber = index % 2 === 0;
    return (colour === 'w') === hasOddNumber ? 'white' : 'black';
  }
  return 'white';
}

export function bookHistory(
  tournament: Tournament,
  round: number,
  edition: string,
  baku = false,
): BookHistory {
  const pairing = { round, edition, baku };
  const { roundCount, forbidden, scoring } = tournament.settings;
  const lastRound = roundCount !== undefined && round >= roundCount;
  const present = presentIn(tournament, round);
  const pairingScore = (id: number, at: number): number =>
    scoreBefore(tournament, id, at) + virtualPoints(tournament, id, at, pairing);
  const arrived = tournament.players
    .map(({ id }) => id)
    .filter((id) => {
      if (present.includes(id)) return true;
      for (let past = 1; past < round; past += 1) {
        if (wasPaired(tournament, id, past)) return true;
      }
      return false;
    })
    .sort((a, b) => tpnOf(tournament, a) - tpnOf(tournament, b));

  /** The table of codes and editions (C.04.3 art. 1.4 of 2026, A.4.b of 2017, A.4 of 2012). */
  const floatIn = (id: number, past: number): string => {
    if (past < 1) return '-';
    const cell = cellOf(tournament, id, past);
    if (isPlayed(cell.letter) && cell.opponent !== 0) {
      const difference = pairingScore(id, past) - pairingScore(cell.opponent, past);
      return difference > 0 ? 'D' : difference < 0 ? 'U' : '-';
    }
    if (edition === '2017') return 'D';
    if (cell.letter === 'U') return 'D';
    const points = roundPoints(tournament, id, past);
    if (edition === '2026') {
      const loss = Math.min(scoring.whiteLoss, scoring.blackLoss);
      return points > loss ? 'D' : '-';
    }
    return points > 0 ? 'D' : '-';
  };

  /** Barred from the bye (C2 of 2026, C.2 of 2017, B.1.b of 2012). */
  const barredIn = (id: number, past: number): boolean => {
    const cell = cellOf(tournament, id, past);
    if (isPlayed(cell.letter)) return false;
    if (cell.letter === 'U') return true;
    const points = roundPoints(tournament, id, past);
    if (edition === '2026') return points >= winOf(tournament);
    if (edition === '2017') return cell.letter === '+';
    return points > 0;
  };

  const players = present.map((id): BookPlayer => {
    let colours = '';
    let unplayedGames = 0;
    let pabBarred = false;
    const barred = new Set<number>();
    for (let past = 1; past < round; past += 1) {
      const cell = cellOf(tournament, id, past);
      if (isPlayed(cell.letter)) {
        barred.add(cell.opponent);
        if (cell.colour !== '-') colours += cell.colour === 'w' ? 'W' : 'B';
      } else unplayedGames += 1;
      if (barredIn(id, past)) pabBarred = true;
    }
    for (const group of forbidden) {
      if (round < group.from || group.to < round || !group.ids.includes(id)) continue;
      for (const other of group.ids) if (other !== id) barred.add(other);
    }
    const score = pairingScore(id, round);
    const whites = colours.split('W').length - 1;
    return {
      id,
      tpn: tpnOf(tournament, id),
      arrival: arrived.indexOf(id) + 1,
      score,
      realScore: scoreBefore(tournament, id, round),
      colours,
      colourDifference: whites - (colours.length - whites),
      preference: preferenceOf(colours),
      barred: [...barred].sort((a, b) => a - b),
      floats: `${floatIn(id, round - 1)}${floatIn(id, round - 2)}`,
      unplayedGames,
      pabBarred,
      topscorer: lastRound && score > ((round - 1) * winOf(tournament)) / 2,
    };
  });
  players.sort((a, b) => b.score - a.score || a.tpn - b.tpn);
  return {
    lastRound,
    initialColour: initialColour(tournament),
    players,
    pairingScore,
  };
}
