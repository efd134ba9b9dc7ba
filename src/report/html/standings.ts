import type { Tournament } from '../../model/tournament.js';
import { formatValue, type Standings, standings } from '../../standings/index.js';
import { html, type Markup } from './markup.js';

/** The ranking with the tie-breaks of the file; nothing when it cannot be computed. */
export function standingsSection(tournament: Tournament | undefined): Markup | undefined {
  if (!tournament || tournament.players.length === 0) return undefined;
  const table = standings(tournament);
  return table.rows.length > 0 && table.round > 0 ? tableOf(table) : undefined;
}

function tableOf({ rows, columns, round, edition, participants }: Standings): Markup {
  const heads = columns.map(({ key }) => html`<th scope="col">${key}</th>`);
  const lines = rows.map(({ rank, id, name, values }) => {
    const cells = columns.map(({ key }) => {
      const value = values[key];
      return html`<td class="number">${value === undefined ? '' : formatValue(value)}</td>`;
    });
    return html`<tr><td class="number">${rank}</td><td class="number">${id}</td><td>${name}</td>${cells}</tr>`;
  });
  return html`
<section id="standings">
<h2>Standings after round ${round}</h2>
<p class="soft">Tie-breaks by the rules of ${edition.edition.id}</p>
<table>
<thead><tr><th scope="col">Rank</th><th scope="col">No</th><th scope="col">${participants === 'teams' ? 'Team' : 'Player'}</th>${heads}</tr></thead>
<tbody>${lines}</tbody>
</table>
</section>`;
}
