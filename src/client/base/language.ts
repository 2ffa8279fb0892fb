import { signal } from '@preact/signals';
import type { FrameMessages } from '../../messages/frame-en.ts';
import { LANGUAGES, type Language } from '../../shared/language.ts';
import { readStored, writeStored } from './stored.ts';

const STORED_AS = 'wordstake.language';

const asLanguage = (text: string | undefined): Language | undefined =>
  LANGUAGES.find((language) => text?.toLowerCase().split('-')[0] === language);

const preferredLanguage = (): Language =>
  navigator.languages.map(asLanguage).find((language) => language !== undefined) ?? 'en';

/** The language of the page and of its dictionaries. */
export const language = signal<Language>(asLanguage(readStored(STORED_AS)) ?? preferredLanguage());

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };

/** Fetches the texts of a language, unless they are there. */
type FetchTexts = (wanted: Language) => Promise<void> | undefined;
/** What has been wanted so far: a language is switched to when all of it is there. */
const bundles = new Set<FetchTexts>();

/** Fetches what is not there; while some of it comes, more may be wanted, or another language. */
const fetchMissing = async (of: Iterable<FetchTexts>, wanted: () => Language): Promise<void> => {
  const begin = (): Promise<void>[] => [...of].flatMap((fetchTexts) => fetchTexts(wanted()) ?? []);
  for (let coming = begin(); coming.length > 0; coming = begin()) await Promise.all(coming);
};

/** Texts that are fetched together, once they are wanted, in the language that is spoken. */
export const messageBundle = <Texts>(books: Readonly<Record<Language, () => Promise<Texts>>>) => {
  const fetched = new Map<Language, Texts>();
  const bundle: FetchTexts = (wanted) =>
    fetched.has(wanted) ? undefined : books[wanted]().then((texts) => void fetched.set(wanted, texts));
  return {
    /** Fetches them, unless they are there; from then on they come with every change of language. */
    want: async (): Promise<void> => {
      bundles.add(bundle);
      try {
        await fetchMissing([bundle], () => language.peek());
      } catch (error) {
        if (fetched.size === 0) bundles.delete(bundle);
        throw error;
      }
    },
    /** The texts in the language of the page; what reads them follows when it is switched. */
    read: (): Texts => {
      const texts = fetched.get(language.value);
      if (texts === undefined) throw new Error('these texts have not been fetched yet');
      return texts;
    },
  };
};

const frame = messageBundle<FrameMessages>({
  en: async () => (await import('../../messages/frame-en.ts')).frameEn,
  fr: async () => (await import('../../messages/frame-fr.ts')).frameFr,
});

/** Fetches what the home page and the frame of every page say; before it is there nothing can be shown. */
export const fetchFrameTexts = frame.want;
/** What the home page and the frame of every page say; all else is in `texts.ts`. */
export const t = frame.read;

let newest = 0;

/** Switches the page to a language as soon as its texts are there, and remembers it. Where they do not come, all stays as it is. */
export const chooseLanguage = async (chosen: Language): Promise<'chosen' | 'unreachable'> => {
  newest += 1;
  const mine = newest;
  try {
    await fetchMissing(bundles, () => chosen);
  } catch {
    return 'unreachable';
  }
  // Who has changed their mind meanwhile keeps what they chose last.
  if (mine !== newest) return 'chosen';
  language.value = chosen;
  writeStored(STORED_AS, chosen);
  return 'chosen';
};
