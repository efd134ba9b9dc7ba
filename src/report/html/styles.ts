/** The style sheet of the report: light and dark, narrow and wide, screen and paper. */
export const STYLES = `
:root {
  color-scheme: light dark;
  --text: #1c2127; --soft: #59636e; --back: #ffffff; --card: #f5f7f9; --line: #d5dbe1;
  --good: #1a7f37; --bad: #b3261e; --doubt: #8a5a00; --mark: #fff1d6; --wrong: #fde7e5;
}
@media (prefers-color-scheme: dark) {
  :root {
    --text: #e4e9ee; --soft: #9aa7b4; --back: #14181d; --card: #1d232a; --line: #37414c;
    --good: #5cc677; --bad: #ff8a80; --doubt: #e5b45a; --mark: #3a2f16; --wrong: #43201d;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 68rem; color: var(--text);
  background: var(--back); font: 1rem/1.5 system-ui, sans-serif;
}
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .3rem; }
h2 { font-size: 1.3rem; margin: 2.5rem 0 .5rem; padding-top: .6rem; border-top: 2px solid var(--line); }
h3 { font-size: 1.05rem; margin: 1.2rem 0 .4rem; }
p { margin: .4rem 0; max-width: 46rem; }
a { color: inherit; }
.soft { color: var(--soft); }
.verdict { font-weight: 600; white-space: nowrap; }
.conforms { color: var(--good); }
.differs, .illegal { color: var(--bad); }
.manual, .unjudged { color: var(--doubt); }
.glance { display: flex; flex-wrap: wrap; gap: .4rem; padding: 0; margin: 1rem 0; list-style: none; }
.glance a {
  display: block; min-width: 5.2rem; padding: .3rem .6rem; border: 1px solid var(--line);
  border-radius: .4rem; background: var(--card); text-decoration: none;
}
.glance b { display: block; color: var(--text); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th { text-align: left; font-weight: 600; color: var(--soft); font-size: .85rem; }
th, td { padding: .25rem .6rem .25rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
td.number, th.number { text-align: right; }
td.colours { font-family: ui-monospace, monospace; font-size: .85rem; white-space: nowrap; }
tr.marked td { background: var(--mark); }
tr.wrong td { background: var(--wrong); }
tr.deciding td { background: var(--mark); font-weight: 600; }
.box { border-left: 4px solid var(--doubt); background: var(--card); padding: .6rem 1rem; margin: .8rem 0; }
.brackets { display: grid; grid-template-columns: repeat(auto-fill, minmax(19rem, 1fr)); gap: .8rem; }
.bracket { border: 1px solid var(--line); border-radius: .4rem; background: var(--card); padding: .6rem .8rem; }
.bracket.decisive { border: 2px solid var(--doubt); }
.bracket h4 { margin: 0 0 .3rem; font-size: .95rem; }
.bracket td { border: 0; padding: .1rem .5rem .1rem 0; }
.bracket .float { color: var(--soft); }
summary { cursor: pointer; margin: .8rem 0; font-weight: 600; }
ul.findings { margin: .4rem 0; padding-left: 1.2rem; }
footer { margin-top: 3rem; color: var(--soft); font-size: .85rem; }
@media print {
  body { max-width: none; padding: 0; font-size: 10pt; }
  h2 { break-after: avoid; }
  tr, .bracket, .box { break-inside: avoid; }
  details::details-content { display: block; content-visibility: visible; block-size: auto; }
  .glance a { border-color: #999; }
}
`;
