import { part } from './dom.js';
import { createSession } from './session.js';
import { createStore } from './store.js';
import { mountFile } from './views/file.js';
import { mountOpen } from './views/open.js';
import { mountRound } from './views/round.js';
import { mountRoundList } from './views/round-list.js';
import { mountSave } from './views/save.js';
import { mountSettings } from './views/settings.js';
import { mountStandings } from './views/standings.js';
import { mountSummary } from './views/summary.js';
import { mountTabs, type TabName } from './views/tabs.js';

const store = createStore();
const session = createSession(store);

mountSummary(store, session.stop);
mountSettings(store);
mountRoundList(store);
mountRound(store, session.ask);
const panels = {
  standings: mountStandings(store, session.ask),
  file: mountFile(store, (encoding) => void session.readAs(encoding)),
  save: mountSave(store, session.ask),
};

let tab: TabName = 'check';
const showTab = mountTabs((name) => {
  tab = name;
  if (name !== 'check') panels[name].show();
});

const start = part('open');
const result = part('result');

mountOpen((name, content) => void session.open(name, content));
part('open-other').addEventListener('click', () => {
  start.hidden = false;
  part('file-input').focus();
});

store.subscribe(({ file, settings }, previous) => {
  if (file && file !== previous.file) {
    const chosen = !start.hidden;
    start.hidden = true;
    result.hidden = false;
    document.title = `${file.tournament?.info.name.trim() || file.name} – pairing-checker`;
    // Reading the same file in another encoding leaves the view as it is.
    if (chosen) {
      showTab(file.tournament ? 'check' : 'file');
      part('tournament-title').focus();
    }
  } else if (file && settings !== previous.settings && file === previous.file) {
    void session.check();
  }
  if (tab !== 'check' && file) panels[tab].show();
});
