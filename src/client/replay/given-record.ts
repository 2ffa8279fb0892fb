import { signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { language } from '../language.ts';
import { navigate, search } from '../route.ts';
import { t } from '../texts.ts';
import { createLatest } from './latest.ts';
import { readRecord } from './read-record.ts';
import { linkToRecord } from './record-link.ts';
import { putReplayAway, showReplay } from './replay-state.ts';

/** Beyond this no file is a record. */
const LARGEST_FILE = 4_000_000;

/** The record as it was given, to be mended where it cannot be read. */
export const givenText = signal('');
/** What is wrong with the record given last; undefined where nothing is. */
export const wrongRecord = signal<string | undefined>(undefined);
/** Whether something is held over the page that may be dropped there. */
export const isOverPage = signal(false);

/** The link of the record that is shown, while it is made. */
const link = createLatest();

/** Puts a record into the address, where it is short enough: a reload shows it again. */
const noteInAddress = (record: string): Promise<void> =>
  link.after(linkToRecord(record), (made = '/replay') => history.replaceState(history.state, '', made));

/** Shows the game of a record in place of what is shown; or says what is wrong with it. */
export const openText = (record: string): void => {
  givenText.value = record;
  const read = readRecord(record, language.value);
  wrongRecord.value = read.ok ? undefined : read.error;
  if (!read.ok) return;
  showReplay(read.value);
  void noteInAddress(record);
};

export const openFile = async (file: File | undefined): Promise<void> => {
  if (file === undefined) return;
  if (file.size > LARGEST_FILE) wrongRecord.value = t().replay.tooLarge;
  else openText(await file.text());
};

/** Puts away what is shown, for another record. */
export const openAnother = (): void => {
  link.drop();
  putReplayAway();
  wrongRecord.value = undefined;
  givenText.value = '';
  if (search.value === '') history.replaceState(history.state, '', '/replay');
  else navigate('/replay');
};

const take = (given: DataTransfer | null): boolean => {
  const [file] = given?.files ?? [];
  const text = given?.getData('text/plain') ?? '';
  if (file !== undefined) void openFile(file);
  else if (text.trim() !== '') openText(text);
  return file !== undefined || text.trim() !== '';
};

const onDrop = (event: DragEvent): void => {
  event.preventDefault();
  isOverPage.value = false;
  take(event.dataTransfer);
};

/** Where texts are typed, what is pasted goes there. */
const onPaste = (event: ClipboardEvent): void => {
  const { target, clipboardData } = event;
  if (target instanceof Element && target.closest('input, textarea') !== null) return;
  if (take(clipboardData)) event.preventDefault();
};

const onDragOver = (event: DragEvent): void => {
  event.preventDefault();
  isOverPage.value = true;
};

const onDragLeave = ({ relatedTarget }: DragEvent): void => {
  // Only what leaves the page goes to nothing.
  if (relatedTarget === null) isOverPage.value = false;
};

/** Takes records that are dropped or pasted anywhere on the page: a file let go beside a field would open in its place. */
export const useGivenRecords = (): void =>
  useLayoutEffect(() => {
    wrongRecord.value = undefined;
    givenText.value = '';
    addEventListener('drop', onDrop);
    addEventListener('paste', onPaste);
    addEventListener('dragover', onDragOver);
    addEventListener('dragleave', onDragLeave);
    return () => {
      // The address is another page's from now on.
      link.drop();
      removeEventListener('drop', onDrop);
      removeEventListener('paste', onPaste);
      removeEventListener('dragover', onDragOver);
      removeEventListener('dragleave', onDragLeave);
    };
  }, []);
