import { batch, signal } from '@preact/signals';
import type { GameEvent } from '../../games/buyword/events.ts';
import { isWord } from '../../games/buyword/selling.ts';
import type { View } from '../../games/buyword/view.ts';
import { formatAction } from '../../notation/buyword-actions.ts';
import type { TableMirror } from '../../protocol/table-mirror.ts';
import { err } from '../../shared/result.ts';
import { language } from '../language.ts';
import { events, mySeat, type PlayHost, playThrough, seating, view } from '../play/play-state.ts';
import { words } from '../words/words-port.ts';
import { becomeGuest, doAtTable, readMe, type TableVerb, type Told } from './api.ts';
import { openTableLink, type TableLink } from './table-link.ts';

/** Nobody's seat: for who looks on. */
const NO_SEAT = -1;

/** How far one has come: who one is, and the line to the table. */
export const stage = signal<'asking' | 'naming' | 'linking' | 'linked'>('asking');
export const mirror = signal<TableMirror | undefined>(undefined);
export const isLineUp = signal(true);
/** Why the page cannot show the table, or why the last thing asked was refused. */
export const told = signal<Told | undefined>(undefined);
export const recoveryCode = signal<string | undefined>(undefined);

let link: TableLink | undefined;
let current = '';

/** Whether a word is good; nobody may say where words are challenged (BW-5.4). */
const judge = async (word: string): Promise<boolean | undefined> => {
  const options = view.value?.options;
  if (options === undefined || options.judge === 'challenge') return undefined;
  const known = await words.ask('knows', { dictionary: options.dictionary, word });
  return known.ok ? isWord(options, { has: () => known.value }, word) : undefined;
};

const host: PlayHost = {
  act: async (action) => {
    const acted = await link?.act(formatAction(action));
    if (acted === undefined) return err({ code: 'bad-action' });
    return acted.ok ? acted : err({ code: 'told', sentence: acted.error.message });
  },
  judge,
};

const show = (next: TableMirror): void => {
  batch(() => {
    mirror.value = next;
    stage.value = 'linked';
    mySeat.value = next.you ?? NO_SEAT;
    seating.value = next.info.seats.map((sitter) => sitter?.name ?? '');
    view.value = (next.view as View | null) ?? undefined;
    events.value = next.events as readonly GameEvent[];
  });
};

const openLink = (): void => {
  stage.value = 'linking';
  link?.close();
  link = openTableLink(current, {
    onTable: show,
    onLine: (isUp) => {
      isLineUp.value = isUp;
    },
    onRefused: (why) => {
      told.value = why;
    },
  });
};

/** Goes to a table; who has no name yet is asked for one first. Returns what leaves it. */
export const openTable = (code: string): (() => void) => {
  current = code;
  playThrough(host);
  batch(() => {
    stage.value = 'asking';
    mirror.value = undefined;
    told.value = undefined;
    isLineUp.value = true;
  });
  void readMe().then((me) => {
    if (current !== code) return;
    if (!me.ok) told.value = me.error;
    else if (me.value.identity === null) stage.value = 'naming';
    else openLink();
  });
  return () => {
    current = '';
    link?.close();
    link = undefined;
    playThrough(undefined);
  };
};

/** Says one's name for the first time, then goes on to the table. */
export const sayName = async (name: string): Promise<void> => {
  const me = await becomeGuest(name, language.value);
  told.value = me.ok ? undefined : me.error;
  if (!me.ok) return;
  recoveryCode.value = me.value.recoveryCode;
  if (current !== '') openLink();
};

/** Does something around the game; a refusal is kept to be shown. */
export const doHere = async (verb: TableVerb, body: Record<string, unknown> = {}): Promise<void> => {
  const done = await doAtTable(current, verb, body);
  told.value = done.ok ? undefined : done.error;
};
