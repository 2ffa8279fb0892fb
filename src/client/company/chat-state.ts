import { batch, computed, signal } from '@preact/signals';
import type { ChatLineShown } from '../../protocol/wire.ts';
import type { Said } from '../online/table-link.ts';

/** What was said at the table on the page. */
export const lines = signal<readonly ChatLineShown[]>([]);
export const isChatOpen = signal(false);
/** The last line that was seen with the panel open. */
const seen = signal(0);

/** How many lines of others came since the panel was last open. */
export const unread = computed(() => lines.value.filter(({ id, own }) => id > seen.value && !own).length);
/** The newest line of somebody else, to be read out while the panel is closed. */
export const lastHeard = signal<ChatLineShown | undefined>(undefined);

const lastId = (): number => lines.value.at(-1)?.id ?? 0;

export const openChat = (): void => {
  isChatOpen.value = true;
  seen.value = lastId();
};

export const closeChat = (): void => {
  isChatOpen.value = false;
};

/** Takes over what the server tells. */
export const hearChat = ({ whole, lines: told }: Said): void => {
  batch(() => {
    lines.value = whole ? told : [...lines.value, ...told];
    // What was there before one came is nothing new.
    if (isChatOpen.value || (whole && seen.value === 0)) seen.value = lastId();
    const newest = told.at(-1);
    if (!whole && newest !== undefined && !newest.own && !isChatOpen.value) lastHeard.value = newest;
  });
};

/** What is being written, not said yet. */
export const draft = signal('');

/** Says what is written. The field is free for the next line at once; what is not taken comes back to it, if it still is. */
export const sayDraft = async (say: (text: string) => Promise<boolean>): Promise<void> => {
  const written = draft.value;
  const text = written.trim();
  if (text === '') return;
  draft.value = '';
  if (!(await say(text)) && draft.value === '') draft.value = written;
};

/** Another table: nothing was said there yet. */
export const forgetChat = (): void => {
  batch(() => {
    lines.value = [];
    isChatOpen.value = false;
    seen.value = 0;
    lastHeard.value = undefined;
    draft.value = '';
  });
};
