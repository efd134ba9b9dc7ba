import type { TournamentInfo } from '../model/index.js';
import type { TrfLine } from './lines.js';

const ROUND_DATE = { first: 92, step: 10, width: 8 } as const;

/** The descriptive header records, as texts. */
export function readInfo(all: (code: string) => readonly TrfLine[]): TournamentInfo {
  const text = (code: string): string => {
    for (const line of all(code)) {
      const body = line.text.slice(4).trim();
      if (body !== '') return body;
    }
    return '';
  };
  return {
    name: text('012'),
    city: text('022'),
    federation: text('032'),
    startDate: text('042'),
    endDate: text('052'),
    playerCount: text('062'),
    ratedPlayerCount: text('072'),
    teamCount: text('082'),
    type: text('092'),
    chiefArbiter: text('102'),
    deputies: all('112').flatMap((line) => line.text.slice(4).trim() || []),
    timeControl: text('122'),
    codedTimeControl: text('222'),
    roundDates: all('132').flatMap((line) => readRoundDates(line.text)),
    startRankMethod: text('172'),
    pairingProgram: text('182'),
  };
}

function readRoundDates(cells: string): string[] {
  const dates: string[] = [];
  const length = cells.trimEnd().length;
  for (let at = ROUND_DATE.first - 1; at < length; at += ROUND_DATE.step) {
    dates.push(cells.slice(at, at + ROUND_DATE.width).trim());
  }
  return dates;
}
