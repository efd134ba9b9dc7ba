import broken from '../../trf-samples/broken-one-sided-game.trf';
import conforming from '../../trf-samples/lakeside-open.trf';
import exchanged from '../../trf-samples/lakeside-open-exchanged.trf';
import illegal from '../../trf-samples/met-twice.trf';
import olympiad from '../../trf-samples/olympiad-2022.trf';
import oldRules from '../../trf-samples/paired-by-old-rules.trf';
import toPair from '../../trf-samples/round-to-pair.trf';

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
  { file: 'round-to-pair.trf', title: 'A round that is still to be paired', text: toPair },
  { file: 'paired-by-old-rules.trf', title: 'Paired by rules that had expired', text: oldRules },
  { file: 'met-twice.trf', title: 'Two players meet for the second time', text: illegal },
  { file: 'olympiad-2022.trf', title: 'Teams by the Olympiad rules', text: olympiad },
  { file: 'broken-one-sided-game.trf', title: 'A file that contradicts itself', text: broken },
];
