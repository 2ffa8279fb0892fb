import { signal } from '@preact/signals';
import { navigate, search } from '../base/route.ts';
import { type Spoken, spoken } from '../base/spoken.ts';
import { t } from '../base/texts.ts';
import { createLatest } from './latest.ts';
import { readHere } from './read-here.ts';
import { linkToRecord } from './record-link.ts';
import type { Replay } from './replay.ts';

/** Beyond this no file is a record. */
const LARGEST_FILE = 4_000_000;

/** What is pasted where texts are typed goes there. */
const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea') !== null;

/** Takes the records that are given to a page; `show` puts a game on the table in place of what is shown, or nothing. */
export const createGivenRecords = (show: (replay: Replay | undefined) => void) => {
  /** The record as it was given, to be mended where it cannot be read. */
  const text = signal('');
  /** What is wrong with the record given last; undefined where nothing is. */
  const wrong = signal<Spoken | undefined>(undefined);
  /** Whether something is held over the page that may be dropped there. */
  const isOverPage = signal(false);
  /** The link of the record that is shown, while it is made. */
  const link = createLatest();
  /** The record given last, while the rules of its game are fetched. */
  const reading = createLatest();

  /** Puts a record into the address, where it is short enough: a reload shows it again. */
  const noteInAddress = (record: string): Promise<void> =>
    link.after(linkToRecord(record), (made = '/replay') => history.replaceState(history.state, '', made));

  const dropAll = (): void => {
    reading.drop();
    link.drop();
  };

  /** Shows the game of a record in place of what is shown; or says what is wrong with it. */
  const openText = (record: string): void => {
    text.value = record;
    void reading.after(readHere(record), (found) => {
      wrong.value = found.ok ? undefined : found.error;
      if (!found.ok) return;
      show(found.value);
      void noteInAddress(record);
    });
  };

  const openFile = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    if (file.size > LARGEST_FILE) wrong.value = spoken(() => t().replay.tooLarge);
    else openText(await file.text());
  };

  const take = (given: DataTransfer | null): boolean => {
    const [file] = given?.files ?? [];
    const pasted = given?.getData('text/plain') ?? '';
    if (file !== undefined) void openFile(file);
    else if (pasted.trim() !== '') openText(pasted);
    return file !== undefined || pasted.trim() !== '';
  };

  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    isOverPage.value = false;
    take(event.dataTransfer);
  };
  const onPaste = (event: ClipboardEvent): void => {
    if (!isTypedInto(event.target) && take(event.clipboardData)) event.preventDefault();
  };
  const onDragOver = (event: DragEvent): void => {
    event.preventDefault();
    isOverPage.value = true;
  };
  const onDragLeave = ({ relatedTarget }: DragEvent): void => {
    // Only what leaves the page goes to nothing.
    if (relatedTarget === null) isOverPage.value = false;
  };

  return {
    text,
    wrong,
    isOverPage,
    openText,
    openFile,
    /** Puts away what is shown, for another record. */
    openAnother: (): void => {
      dropAll();
      show(undefined);
      wrong.value = undefined;
      text.value = '';
      if (search.value === '') history.replaceState(history.state, '', '/replay');
      else navigate('/replay');
    },
    /** Takes what is dropped or pasted anywhere on the page: a file let go beside a field would open in its place. Returns what stops it. */
    listen: (): (() => void) => {
      const stopped = new AbortController();
      const { signal: untilStopped } = stopped;
      addEventListener('drop', onDrop, { signal: untilStopped });
      addEventListener('paste', onPaste, { signal: untilStopped });
      addEventListener('dragover', onDragOver, { signal: untilStopped });
      addEventListener('dragleave', onDragLeave, { signal: untilStopped });
      return () => {
        // The address is another page's from now on.
        dropAll();
        stopped.abort();
      };
    },
  };
};

export type GivenRecords = ReturnType<typeof createGivenRecords>;
