import type { Colour, SystemId } from '../../../src/index.js';
import { fill, h, type Option, part, select } from '../dom.js';
import type { CheckSettings, OpenedFile, SystemEntry } from '../protocol.js';
import type { Store } from '../store.js';

const SYSTEM_NAMES: Readonly<Record<SystemId, string>> = {
  dutch: 'Dutch (individual Swiss)',
  olympiad: 'Chess Olympiad',
  team: 'FIDE Swiss team system',
};

/** The rules to judge by; every change judges anew. */
export function mountSettings(store: Store): void {
  store.subscribe(({ file, settings }, previous) => {
    const changed = file !== previous.file || settings.system !== previous.settings.system;
    if (file && changed) render(store, file);
    if (file) part('settings-summary').textContent = summaryOf(settings);
  });
}

/** What the closed form stands at. */
function summaryOf(settings: CheckSettings): string {
  const { system, edition, roundCount, initialColour, acceleration, order } = settings;
  const parts = [
    system !== 'auto' && SYSTEM_NAMES[system],
    edition !== 'auto' && `edition ${edition}`,
    roundCount !== undefined && `${roundCount} rounds`,
    initialColour !== undefined && `${initialColour} first`,
    acceleration !== 'file' && (acceleration === 'baku' ? 'Baku' : 'no acceleration'),
    order && 'order of boards',
  ].filter((text) => text !== false);
  return parts.length === 0 ? 'as the file says' : parts.join(', ');
}

function render(store: Store, file: OpenedFile): void {
  const { settings } = store.get();
  const change = (part: Partial<CheckSettings>): void => {
    store.set({ settings: { ...store.get().settings, ...part } });
  };
  const focused = document.activeElement?.id;
  const rounds = numberField(
    'setting-rounds',
    'Rounds planned',
    settings.roundCount,
    file.tournament?.settings.roundCount,
    (value) => store.set({ settings: withRounds(store.get().settings, value) }),
  );
  fill(
    part('settings-fields'),
    select('setting-system', 'System', systemOptions(file), settings.system, (value) =>
      change({ system: value as CheckSettings['system'], edition: 'auto' }),
    ),
    select(
      'setting-edition',
      'Edition',
      editionOptions(file, settings),
      settings.edition,
      (value) => change({ edition: value }),
    ),
    rounds,
    select(
      'setting-colour',
      'Initial colour',
      [
        { value: '', label: 'As the file says' },
        { value: 'white', label: 'White' },
        { value: 'black', label: 'Black' },
      ],
      settings.initialColour ?? '',
      (value) => store.set({ settings: withColour(store.get().settings, value) }),
    ),
    select(
      'setting-acceleration',
      'Acceleration',
      [
        { value: 'file', label: 'As the file says' },
        { value: 'baku', label: 'Baku (C.04.7)' },
        { value: 'none', label: 'None' },
      ],
      settings.acceleration,
      (value) => change({ acceleration: value as CheckSettings['acceleration'] }),
    ),
    checkbox('setting-order', 'Compare the order of the boards too', settings.order, (order) =>
      change({ order }),
    ),
  );
  // Choosing a system rebuilds the list of editions; the keyboard stays where it was.
  if (focused?.startsWith('setting-')) document.getElementById(focused)?.focus();
}

function systemOptions({ systems }: OpenedFile): Option[] {
  const ids = [...new Set(systems.map(({ id }) => id))];
  return [
    { value: 'auto', label: 'As the file says' },
    ...ids.map((id) => ({ value: id, label: SYSTEM_NAMES[id] ?? id })),
  ];
}

/** Without a chosen system the editions are those of the Dutch system, which is the default. */
function editionOptions({ systems }: OpenedFile, { system }: CheckSettings): Option[] {
  const wanted = system === 'auto' ? 'dutch' : system;
  const editions = systems.filter(({ id }) => id === wanted).reverse();
  return [
    { value: 'auto', label: 'As the file says' },
    ...editions.map((entry) => ({ value: entry.edition, label: editionLabel(entry) })),
  ];
}

function editionLabel({ edition, from, to }: SystemEntry): string {
  return to === undefined ? `${edition} (from ${from})` : `${edition} (${from} to ${to})`;
}

function withRounds({ roundCount: _, ...rest }: CheckSettings, value: number | undefined) {
  return value === undefined ? rest : { ...rest, roundCount: value };
}

function withColour({ initialColour: _, ...rest }: CheckSettings, value: string): CheckSettings {
  return value === '' ? rest : { ...rest, initialColour: value as Colour };
}

function numberField(
  id: string,
  label: string,
  value: number | undefined,
  stated: number | undefined,
  change: (value: number | undefined) => void,
): HTMLElement {
  const input = h('input', {
    id,
    type: 'number',
    min: 1,
    max: 99,
    inputmode: 'numeric',
    value,
    placeholder: stated === undefined ? 'not stated' : `${stated} (file)`,
  });
  input.addEventListener('change', () => {
    const number = Number(input.value);
    const usable = Number.isInteger(number) && number >= 1 && number <= 99;
    if (!usable) input.value = '';
    change(usable ? number : undefined);
  });
  return h('div', { class: 'field narrow' }, h('label', { for: id }, label), input);
}

function checkbox(
  id: string,
  label: string,
  checked: boolean,
  change: (checked: boolean) => void,
): HTMLElement {
  const input = h('input', { id, type: 'checkbox', checked });
  input.addEventListener('change', () => change(input.checked));
  return h('div', { class: 'field check' }, input, h('label', { for: id }, label));
}
