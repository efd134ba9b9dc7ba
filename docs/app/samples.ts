import conforming from '../../trf-samples/lakeside-open.trf';
import exchanged from '../../trf-samples/lakeside-open-exchanged.trf';

export interface Sample {
  readonly file: string;
  readonly title: string;
  readonly text: string;
}

/** Tournaments to try the page with; the build puts their texts into the page. */
export const SAMPLES: readonly Sample[] = [
  { file: 'lakeside-open.trf', title: 'An open of 9 rounds that conforms', text: conforming },
  {
    file: 'lakeside-open-exchanged.trf',
    title: 'The same, with two opponents exchanged in the last round',
    text: exchanged,
  },
];
