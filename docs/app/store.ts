import type { CheckReport, CheckSettings, OpenedFile } from './protocol.js';

/** Everything the page shows; views compare the parts by reference. */
export interface State {
  readonly file: OpenedFile | undefined;
  readonly settings: CheckSettings;
  readonly report: CheckReport | undefined;
  readonly running: boolean;
  /** What went wrong inside the page; no fault of the file. */
  readonly failure: string | undefined;
  /** The round shown; one more than the recorded ones is the round to pair. */
  readonly round: number | undefined;
}

export type Listener = (state: State, previous: State) => void;

export interface Store {
  get(): State;
  set(change: Partial<State>): void;
  subscribe(listener: Listener): void;
}

export const AUTOMATIC: CheckSettings = {
  system: 'auto',
  edition: 'auto',
  acceleration: 'file',
  order: false,
};

export function createStore(): Store {
  let state: State = {
    file: undefined,
    settings: AUTOMATIC,
    report: undefined,
    running: false,
    failure: undefined,
    round: undefined,
  };
  const listeners: Listener[] = [];
  return {
    get: () => state,
    set(change) {
      const previous = state;
      state = { ...state, ...change };
      for (const listener of listeners) listener(state, previous);
    },
    subscribe: (listener) => void listeners.push(listener),
  };
}
