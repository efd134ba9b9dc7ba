import type { EventKind } from './type-code.js';

/** What the words of record 092 say of an event, in the languages that reports are written in. */
export interface TypeWords {
  readonly kind: EventKind | undefined;
  /** True for teams, false for individuals, undefined when the words tell neither or both. */
  readonly teams: boolean | undefined;
}

/** Kinds by their names; the first one found counts ("Round Robin after a Swiss" is no Swiss). */
const KINDS: readonly (readonly [EventKind, RegExp])[] = [
  [
    'roundRobin',
    new RegExp(
      [
        'round[ _-]?robin|\\brr\\b|berger|all[ -]?play[ -]?all|everyone plays everyone',
        'rundenturnier|rundensystem|jeder gegen jeden|vollrundig',
        'toutes[ -]rondes|todos contra todos|round robin|liga simple',
        'girone|all.italiana|tutti contro tutti|todas as rondas',
        'každ[ýé] s každ[ýou]m|každý proti každému|kazdy s kazdym|kruhov',
        'kołow|kolowy|każdy z każdym|kazdy z kazdym|kružn|kružni|svak[oi] sa? svak',
        'кругов|каждый с каждым|кожен з кожним|всеки срещу всеки',
        'körmérk[őo]z|korcsoport|döner|alle (?:mot|imod|tegen) alle|alla mot alla',
        'rondenturnier|fiecare cu fiecare|kaikki kaikkia vastaan|ringturniir|循环',
      ].join('|'),
      'iu',
    ),
  ],
  ['scheveningen', /sc?he?v[ei]?ningen|scheweningen|шевенинген/iu],
  ['schiller', /\bschiller/iu],
  [
    'knockout',
    /knock[ -]?out|\bk\.? ?o\.?[- ](?:system|turnier)|(?:single|double)[ -]elimination|[ée]limination directe|eliminaci[óo]n directa|eliminazione diretta|нокаут|олимпийск|pucharow|vyřazovac|kieséses/iu,
  ],
  [
    'swiss',
    /swiss|schweizer|suisse|suizo|suíço|svizzer|švýcar|švajčiar|svájci|szwajcar|šveits|šveic|швейцар|ελβετικ|i[̇]?sviçre|zwitsers|sveitsil|elveți|švicar|瑞士/iu,
  ],
];

const TEAMS =
  /\bteams?\b|team[ -]|mannschaft|equip|équip|squadr|drużyn|druzyn|družin|družst|druzst|ekipn|csapat|takım|takim|команд|отбор|ομ[αά]δ|echipe|\bploeg|\blag(?:tävling|turnering)|holdturnering|joukkue|võistkon|olympiad/iu;

const INDIVIDUALS =
  /individu|indywidu|\beinzel|jednotliv|pojedinačn|egyéni|bireysel|индивид|личн|ατομικ|særskilt/iu;

/** Reads record 092. */
export function readTypeWords(text: string): TypeWords {
  const teams = TEAMS.test(text);
  const single = INDIVIDUALS.test(text);
  return {
    kind: KINDS.find(([, words]) => words.test(text))?.[0],
    teams: teams === single ? undefined : teams,
  };
}
