import type { Tournament } from '../../model/tournament.js';
import { formatValue, type Standings, standings } from '../../standings/index.js';
import type { PairRoundOptions } from '../../verify/index.js';
import { ENGLISH } from '../../words/english.js';
import type { TournamentVerification } from '../../words/index.js';
import { capital } from '../../words/tell.js';
import { causeText, labelsOf } from '../check-text.js';
import { explainRecorded } from '../explain.js';
import { html, type Markup, trusted } from './markup.js';
import { type ReportRound, roundSection } from './rounds.js';
import { STYLES } from './styles.js';

/**
 * One self-contained page: no network, no script, printable, light and dark. `options` are those the
 * verification was made with.
 */
export function renderHtmlReport(
  file: string,
  tournament: Tournament | undefined,
  verification: TournamentVerification,
  options: PairRoundOptions = {},
): string {
  const rounds = tournament ? reportRounds(tournament, verification, options) : [];
  const labels = labelsOf(
    tournament,
    rounds.some(({ explained }) => explained?.opened.system.unit === 'team'),
  );
  const title = tournament?.info.name || file;
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}: pairing check</title>
<style>${trusted(STYLES)}</style>
</head>
<body>
${pageHead(title, file, tournament, verification)}
${rounds.map((round) => roundSection(round, labels))}
${verification.verdict !== 'unjudged' && standingsSection(tournament)}
<footer>Made by pairing-checker. Scores are those before the round, virtual points included. Colours:
due colour after the history, "!" absolute, small letter mild. Floats: one and two rounds ago.</footer>
</body>
</html>
`;
  return page.markup;
}

function pageHead(
  title: string,
  file: string,
  tournament: Tournament | undefined,
  {
    verdict,
    reason,
    summary,
    causes = [],
    assumptions,
    conformsTo = [],
    rounds,
  }: TournamentVerification,
): Markup {
  const { info } = tournament ?? {};
  const place = [info?.city, info?.federation, info?.startDate, info?.endDate]
    .filter((text) => text)
    .join(' · ');
  const glance = rounds.map(
    (round) =>
      html`<li><a href="#round-${round.round}"><b>Round ${round.round}</b><span class="${round.verdict}">${round.verdict}</span></a></li>`,
  );
  return html`<header>
<h1>${title}</h1>
<p class="soft">${place}</p>
<p>${file}: <span class="verdict ${verdict}">${verdict}</span></p>
${reason !== undefined && html`<p>${reason}</p>`}
${summary !== undefined && html`<p>${capital(summary)}.</p>`}
${causes.map((cause) => html`<p>${capital(causeText(cause))}.</p>`)}
${conformsTo.length > 0 && html`<p>${capital(ENGLISH.conformsTo(conformsTo, 'file'))}.</p>`}
${assumptions.map((assumption) => html`<p class="soft">${assumption}</p>`)}
</header>
<nav aria-label="Rounds at a glance"><ol class="glance">${glance}</ol></nav>`;
}

const reportRounds = (
  tournament: Tournament,
  { rounds }: TournamentVerification,
  options: PairRoundOptions,
): ReportRound[] =>
  rounds.map((result) => ({
    result,
    explained: result.given && explainRecorded(tournament, result.round, options),
  }));

/** The ranking with the tie-breaks of the file; nothing when it cannot be computed. */
function standingsSection(tournament: Tournament | undefined): Markup | undefined {
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
