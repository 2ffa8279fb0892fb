import { into } from '../base/into.ts';
import { t } from '../base/texts.ts';
import { Button, FileButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { GivenRecords } from './given-record.ts';

/** Takes a record by paste, by file or by drop; what is wrong with it is said, with its line. */
export const OpenRecord = ({ given }: { readonly given: GivenRecords }) => {
  const { replay } = t();
  const { text, wrong, isOverPage, openText, openFile } = given;
  return (
    <form
      class={`card open-record${isOverPage.value ? ' open-record-over' : ''}`}
      onSubmit={(event) => {
        event.preventDefault();
        openText(text.value);
      }}
    >
      <h2>{replay.openHeading}</h2>
      <p>{replay.openText}</p>
      {wrong.value !== undefined && <Notice kind="alarm">{wrong.value.message}</Notice>}
      <label>
        <span>{replay.recordLabel}</span>
        <textarea
          class="text-input"
          rows={8}
          spellcheck={false}
          translate={false}
          value={text.value}
          placeholder={'[Game "buyword"]'}
          onInput={({ currentTarget }) => into(text)(currentTarget.value)}
        />
      </label>
      <p class="row items-stretch">
        <Button submits disabled={text.value.trim() === ''}>
          {replay.open}
        </Button>
        <FileButton accept=".txt,text/plain" onFile={openFile}>
          {replay.chooseFile}
        </FileButton>
      </p>
    </form>
  );
};
