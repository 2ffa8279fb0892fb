import { waysOf } from './buyword-wording.ts';

const { list, number } = waysOf('fr');
const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** First names whose h is aspirated: nothing is elided before them. Any other h is mute: d’Hélène, d’Henri. */
const ASPIRATED: ReadonlySet<string> = new Set(
  `Hadi Hafid Hafida Hafsa Haïm Hakan Hakim Hakima Halil Halim Halima Halle Hamed Hamid Hamida Hamza Hanane Hank Hans
  Haroun Harrison Harry Harvey Hassan Hassiba Hatem Hayat Hayden Hazel Heath Heather Hédi Heidi Heinz Hiba Hicham Hind
  Hiro Holly Hope Houcine Houria Howard Huey Hugh Hugo Hugolin Hugues Hunter Hussein`
    .split(/\s+/)
    .map(bare),
);

/** Whether de loses its e before a word: it begins with a vowel, a mute h, or a y before a consonant (Yves, not Yann). */
const elides = (word: string): boolean => {
  const plain = bare(word);
  return plain.startsWith('h')
    ? !ASPIRATED.has(/^[a-z]+/.exec(plain)?.[0] ?? '')
    : /^(?:[aeiuœæ]|o(?!u[aeiy])|y[bcdfghjklmnpqrstvwxz])/.test(plain);
};

/** How the table calls its reader, inside a sentence. */
const inSentence = (name: string): string => (name === 'Toi' ? 'toi' : name);

/** De before a name or a verb: de Zoé, d’Anne, d’Yves, d’Hélène, de Hugues, d’enchérir. */
export const of = (word: string): string => {
  const said = inSentence(word);
  return elides(said) ? `d’${said}` : `de ${said}`;
};

/** De before each of several names: d’Anne et de Bob. */
export const ofAll = (names: readonly string[]): string => list(names.map(of));

/** More people than these and one are told by number: the line of a phone is short. */
const MOST_NAMED = 3;

/** People as they are named in a row: Anne, Bob, Zoé et 3 autres. */
export const namesOf = (who: readonly string[]): string =>
  list(
    who.length <= MOST_NAMED + 1
      ? who.map(inSentence)
      : [...who.slice(0, MOST_NAMED).map(inSentence), `${number(who.length - MOST_NAMED)}\u00a0autres`],
  );

/** Whose turn it is, and to do what: C’est à Anne de miser, ou de se coucher. */
export const turnOf = (who: readonly string[], first: string, rest = ''): string =>
  `C’est à ${namesOf(who)} ${of(first)}${rest}.`;
