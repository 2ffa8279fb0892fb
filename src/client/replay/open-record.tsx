import { useSignal } from '@preact/signals';
import { language } from '../language.ts';
import { t } from '../texts.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { readRecord } from './read-record.ts';
import { linkToRecord } from './record-link.ts';
import { showReplay } from './replay-state.ts';

/** Beyond this no file is a record. */
const LARGEST_FILE = 4_000_000;

/** Puts a record into the address, where it is short enough: a reload shows it again. */
const noteInAddress = async (record: string): Promise<void> => {
  const link = await linkToRecord(record);
  if (link !== undefined) history.replaceState(history.state, '', link);
};

/** Takes a record by paste, by file or by drop; what is wrong with it is said, with its line. */
export const OpenRecord = () => {
  const { replay } = t();
  const typed = useSignal('');
  const wrong = useSignal<string | undefined>(undefined);
  const isOver = useSignal(false);

  const open = (record: string): void => {
    const read = readRecord(record, language.value);
    wrong.value = read.ok ? undefined : read.error;
    if (!read.ok) return;
    showReplay(read.value);
    void noteInAddress(record);
  };
  const openFile = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    if (file.size > LARGEST_FILE) wrong.value = replay.tooLarge;
    else {
      typed.value = await file.text();
      open(typed.value);
    }
  };

  return (
    <form
      class={`card open-record${isOver.value ? ' open-record-over' : ''}`}
      onSubmit={(event) => {
        event.preventDefault();
        open(typed.value);
      }}
      onDragOver={(event) => {
        event.preventDefault();
        isOver.value = true;
      }}
      onDragLeave={() => {
        isOver.value = false;
      }}
      onDrop={(event) => {
        event.preventDefault();
        isOver.value = false;
        const text = event.dataTransfer?.getData('text/plain') ?? '';
        if (event.dataTransfer?.files.length) void openFile(event.dataTransfer.files[0]);
        else if (text !== '') open(text);
      }}
    >
      <h2>{replay.openHeading}</h2>
      <p>{replay.openText}</p>
      {wrong.value !== undefined && <Notice kind="alarm">{wrong.value}</Notice>}
      <label>
        <span>{replay.recordLabel}</span>
        <textarea
          class="text-input"
          rows={8}
          spellcheck={false}
          translate={false}
          value={typed.value}
          placeholder={'[Game "buyword"]'}
          onInput={({ currentTarget }) => {
            typed.value = currentTarget.value;
          }}
        />
      </label>
      <p class="open-record-ways">
        <Button submits disabled={typed.value.trim() === ''}>
          {replay.open}
        </Button>
        <label class="button button-quiet file-button">
          {replay.chooseFile}
          <input
            type="file"
            accept=".txt,text/plain"
            onChange={({ currentTarget }) => void openFile(currentTarget.files?.[0])}
          />
        </label>
      </p>
    </form>
  );
};
