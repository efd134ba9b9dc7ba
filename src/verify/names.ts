import type { Tournament } from '../model/tournament.js';

/** "7 Petrov, Ivan", or only the number where there is no name. */
export type NameOf = (id: number) => string;

export function namesOf(tournament: Tournament, unit: 'player' | 'team'): NameOf {
  const list = unit === 'team' ? tournament.teams : tournament.players;
  const names = new Map(list.map(({ id, name }) => [id, name.trim()]));
  return (id) => (names.get(id) ? `${id} ${names.get(id)}` : String(id));
}
