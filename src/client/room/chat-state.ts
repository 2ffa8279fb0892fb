import { batch, computed, signal } from '@preact/signals';
import type { ChatLineShown, UnheardPerson } from '../../protocol/wire.ts';
import type { Said } from '../online/socket-link.ts';

/** The newest line is in sight for so long where the panel is not. */
const PREVIEW_MS = 8000;

/** What is said at a table, and what is being written there. */
export const createChat = () => {
  const lines = signal<readonly ChatLineShown[]>([]);
  /** Whom of those here one does not hear, by one's own will. */
  const unheard = signal<readonly UnheardPerson[]>([]);
  const isOpen = signal(false);
  /** Whether the panel has a place of its own beside the page, open or not. */
  const isDocked = signal(false);
  const isShown = computed(() => isOpen.value || isDocked.value);
  /** The last line that was seen with the panel open. */
  const seen = signal(0);
  /** The newest line of somebody else, to be read out while the panel is closed. */
  const lastHeard = signal<ChatLineShown | undefined>(undefined);
  /** The same, for a while, for the eye. */
  const preview = signal<ChatLineShown | undefined>(undefined);
  let previewEnds: ReturnType<typeof setTimeout> | undefined;
  /** What is being written, not said yet. */
  const draft = signal('');

  const lastId = (): number => lines.value.at(-1)?.id ?? 0;

  const showPreview = (line: ChatLineShown | undefined): void => {
    clearTimeout(previewEnds);
    preview.value = line;
    if (line !== undefined) previewEnds = setTimeout(() => showPreview(undefined), PREVIEW_MS);
  };
  /** All that was said has been in sight. */
  const see = (): void => {
    seen.value = lastId();
    showPreview(undefined);
  };

  return {
    lines,
    unheard,
    isOpen,
    isShown,
    isDocked,
    lastHeard,
    preview,
    draft,
    /** How many lines of others came since the panel was last open. */
    unread: computed(() => lines.value.filter(({ id, own }) => id > seen.value && !own).length),
    open: (): void => {
      isOpen.value = true;
      see();
    },
    close: (): void => {
      isOpen.value = false;
    },
    /** Gives the panel a place of its own; returns what takes it away. */
    dock: (): (() => void) => {
      isDocked.value = true;
      see();
      return () => {
        isDocked.value = false;
      };
    },
    hearUnheard: (people: readonly UnheardPerson[]): void => {
      unheard.value = people;
    },
    /** Takes over what the server tells. */
    hear: ({ whole, lines: said }: Said): void =>
      batch(() => {
        // A line may be told twice: with all others to who has just come, and then to all who are there.
        const told = whole ? said : said.filter(({ id }) => !lines.value.some((line) => line.id === id));
        lines.value = whole ? told : [...lines.value, ...told];
        // What was there before one came is nothing new.
        if (isShown.value || (whole && seen.value === 0)) see();
        const newest = told.at(-1);
        if (!whole && newest !== undefined && !newest.own && !isShown.value) {
          lastHeard.value = newest;
          showPreview(newest);
        }
        // Of somebody who was muted meanwhile nothing stays in sight.
        if (whole && !told.some(({ id }) => id === preview.value?.id)) showPreview(undefined);
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
        unheard.value = [];
        showPreview(undefined);
        isOpen.value = false;
        seen.value = 0;
        lastHeard.value = undefined;
        draft.value = '';
      }),
  };
};
