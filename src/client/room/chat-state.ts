import { batch, computed, signal } from '@preact/signals';
import type { ChatLineShown } from '../../protocol/wire.ts';
import type { Said } from '../online/socket-link.ts';

/** What is said at a table, and what is being written there. */
export const createChat = () => {
  const lines = signal<readonly ChatLineShown[]>([]);
  const isOpen = signal(false);
  /** The last line that was seen with the panel open. */
  const seen = signal(0);
  /** The newest line of somebody else, to be read out while the panel is closed. */
  const lastHeard = signal<ChatLineShown | undefined>(undefined);
  /** What is being written, not said yet. */
  const draft = signal('');

  const lastId = (): number => lines.value.at(-1)?.id ?? 0;

  return {
    lines,
    isOpen,
    lastHeard,
    draft,
    /** How many lines of others came since the panel was last open. */
    unread: computed(() => lines.value.filter(({ id, own }) => id > seen.value && !own).length),
    open: (): void => {
      isOpen.value = true;
      seen.value = lastId();
    },
    close: (): void => {
      isOpen.value = false;
    },
    /** Takes over what the server tells. */
    hear: ({ whole, lines: told }: Said): void =>
      batch(() => {
        lines.value = whole ? told : [...lines.value, ...told];
        // What was there before one came is nothing new.
        if (isOpen.value || (whole && seen.value === 0)) seen.value = lastId();
        const newest = told.at(-1);
        if (!whole && newest !== undefined && !newest.own && !isOpen.value) lastHeard.value = newest;
      }),
    /** Says what is written. The field is free for the next line at once; what is not taken comes back to it, if it still is. */
    sayDraft: async (say: (text: string) => Promise<boolean>): Promise<void> => {
      const written = draft.value;
      const text = written.trim();
      if (text === '') return;
      draft.value = '';
      if (!(await say(text)) && draft.value === '') draft.value = written;
    },
    /** Somebody else looks at the page now: nothing was said to them yet. */
    forget: (): void =>
      batch(() => {
        lines.value = [];
        isOpen.value = false;
        seen.value = 0;
        lastHeard.value = undefined;
        draft.value = '';
      }),
  };
};
