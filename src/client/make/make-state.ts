import { computed, signal } from '@preact/signals';
import { wordsOf } from '../../catalog/rules-in-force.ts';
import { type AnyOptions, type Preset, rowsOf, type TableForm } from '../../catalog/table-form.ts';
import { language } from '../base/language.ts';
import { t } from '../base/texts.ts';
import { conflictOf } from './conflicts.ts';
import { linkOf, parseConfig, readLink } from './rules-link.ts';
import {
  type AroundGame,
  playedIn,
  presetOf,
  presetOptions,
  seatsFor,
  type TableConfig,
  usualTable,
  type Visibility,
  type Way,
  wholeOptions,
} from './table-config.ts';

/** The state behind the page that makes a table of a game; `made`: or that changes the rules of one that is there. */
export const createMakeState = (form: TableForm, made?: TableConfig) => {
  /** What was chosen or came by a link; undefined: what the page proposes in its language. */
  const chosen = signal<TableConfig | undefined>(made);
  /** Whether the rules of the address could not be read. */
  const linkIsBroken = signal(false);
  /** With whom the table is played. */
  const way = signal<Way>('friends');
  /** What has been asked for and not said yet: a list still to be pasted, a theme still to be named. */
  const unsaid = signal<'words' | 'free' | undefined>(undefined);
  /** The preset that was chosen last, or came by a link: its rows stay in sight, whatever is changed afterwards. */
  const lastPreset = signal<Preset | undefined>(made && presetOf(form, made));

  /** The table that would be made. */
  const config = computed<TableConfig>(
    () =>
      chosen.value ?? {
        ...usualTable(form),
        options: presetOptions(form, form.presets[0], language.value),
      },
  );
  /** All its options, those that cannot be played together as they were wished. */
  const rules = computed(() => wholeOptions(form, config.value));
  /** The table as it is played in the way that was chosen. */
  const played = computed(() => playedIn(way.value, config.value));

  /** What was chosen of its visibility, and whether the address asks for a public table. */
  const chosenVisibility = signal<Partial<Visibility>>({});
  const isPublicLink = signal(false);
  const visibility = computed<Visibility>(() => {
    const isPublic = chosenVisibility.value.public ?? isPublicLink.value;
    const isFamily = presetOf(form, config.value)?.isForFamilies === true;
    return {
      public: isPublic,
      // At a family table quick phrases only, unless somebody wants it otherwise.
      chat: isFamily ? 'phrases' : 'all',
      // Strangers and families do without vulgar words, unless they want them.
      wordFilter: isPublic || isFamily,
      ...chosenVisibility.value,
    };
  });

  /** What of the table cannot be played together, with ways out. */
  const conflict = computed(() => conflictOf(form, config.value));
  /** The same in a sentence. */
  const conflictText = computed<string | undefined>(() => {
    const found = conflict.value;
    return found && (found.sentence?.(language.value) ?? form.refusalSentence(language.value, found.refusal));
  });
  /** Why such a table cannot be played, in a sentence. */
  const whyNot = computed<string | undefined>(() => {
    const { make } = t();
    if (unsaid.value === 'words') return make.listEmpty;
    return unsaid.value === 'free' ? make.freeEmpty : conflictText.value;
  });

  /** The address always says what is chosen for a new table; each choice is no place to go back to. */
  const tellAddress = (): void => {
    if (made === undefined) history.replaceState(history.state, '', linkOf(form, config.value, way.value));
  };

  const choose = (next: TableConfig): void => {
    chosen.value = next;
    linkIsBroken.value = false;
    tellAddress();
  };

  const chooseOptions = (options: AnyOptions): void => choose({ ...config.value, options });

  /** Changes the table around the game; what no longer fits fewer or more seats is as usual again. */
  const chooseAround = (change: Partial<AroundGame>): void => {
    const next = { ...config.value, ...change };
    const bound = rowsOf(form).flatMap(({ option, boundBySeats }) => (boundBySeats ? option : []));
    const rest = Object.entries(next.options).filter(([option]) => !bound.includes(option));
    const isFitting = form.readOptions(next.options, next.seats).ok;
    choose(isFitting ? next : { ...next, options: Object.fromEntries(rest) });
  };

  return {
    form,
    /** Whether the table is there, and only its rules are chosen. */
    isMade: made !== undefined,
    config,
    rules,
    played,
    visibility,
    way,
    unsaid,
    /** The rows that are shown beside the presets, and not among the other rules. */
    inSight: computed<readonly string[]>(() => lastPreset.value?.inSight ?? []),
    linkIsBroken,
    conflict,
    conflictText,
    whyNot,
    choose,
    chooseAround,
    chooseVisibility: (change: Partial<Visibility>): void => {
      chosenVisibility.value = { ...chosenVisibility.value, ...change };
    },
    /** Takes over the rules of an address. */
    readAddress: (search: string, hash: string): void => {
      const link = readLink(search, hash);
      const read = link.text === undefined ? undefined : parseConfig(form, link.text);
      way.value = link.way;
      chosen.value = read?.ok === true ? read.value : undefined;
      linkIsBroken.value = read?.ok === false;
      unsaid.value = undefined;
      lastPreset.value = presetOf(form, config.value);
      isPublicLink.value = new URLSearchParams(search).get('public') === '1';
    },
    /** Chooses with whom to play; where so many cannot play in that way, the usual number does. */
    chooseWay: (next: Way): void => {
      way.value = next;
      if (seatsFor(form, next).includes(config.value.seats)) tellAddress();
      else chooseAround({ seats: usualTable(form).seats });
    },
    choosePreset: (preset: Preset): void => {
      unsaid.value = undefined;
      lastPreset.value = preset;
      chooseOptions(presetOptions(form, preset, wordsOf(config.value.options)));
    },
    /** Takes a value for an option; other words propose what goes with them (BW-1.5, CW-3). */
    chooseOption: (option: string, value: unknown): void => {
      const options = { ...config.value.options, [option]: value };
      const words = { ...options, ...form.languageOptions(wordsOf(options)), [option]: value };
      chooseOptions(option === 'dictionary' ? (form.fitWords?.(words) ?? words) : options);
    },
  };
};

export type MakeState = ReturnType<typeof createMakeState>;
