import { part } from '../dom.js';

const TABS = ['check', 'standings', 'file', 'save'] as const;
export type TabName = (typeof TABS)[number];

/** Tabs as the ARIA practices describe them: arrow keys move, Home and End jump. */
export function mountTabs(shown: (tab: TabName) => void): (tab: TabName) => void {
  const tabs = TABS.map((name) => part(`tab-${name}`));
  const show = (name: TabName, focus = false): void => {
    TABS.forEach((one, index) => {
      const tab = tabs[index]!;
      const selected = one === name;
      tab.setAttribute('aria-selected', String(selected));
      tab.tabIndex = selected ? 0 : -1;
      part(`panel-${one}`).hidden = !selected;
      if (selected && focus) tab.focus();
    });
    shown(name);
  };
  tabs.forEach((tab, index) => {
    tab.addEventListener('click', () => show(TABS[index]!));
    tab.addEventListener('keydown', (event) => {
      const last = TABS.length - 1;
      const target = {
        ArrowRight: index === last ? 0 : index + 1,
        ArrowLeft: index === 0 ? last : index - 1,
        Home: 0,
        End: last,
      }[event.key];
      if (target === undefined) return;
      event.preventDefault();
      show(TABS[target]!, true);
    });
  });
  return show;
}
