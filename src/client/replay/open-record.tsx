import { t } from '../texts.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { givenText, isOverPage, openFile, openText, wrongRecord } from './given-record.ts';

/** Takes a record by paste, by file or by drop; what is wrong with it is said, with its line. */
export const OpenRecord = () => {
  const { replay } = t();
  return (
    <form
      class={`card open-record${isOverPage.value ? ' open-record-over' : ''}`}
      onSubmit={(event) => {
        event.preventDefault();
        openText(givenText.value);
      }}
    >
      <h2>{replay.openHeading}</h2>
      <p>{replay.openText}</p>
      {wrongRecord.value !== undefined && <Notice kind="alarm">{wrongRecord.value}</Notice>}
      <label>
        <span>{replay.recordLabel}</span>
        <textarea
          class="text-input"
          rows={8}
          spellcheck={false}
          translate={false}
          value={givenText.value}
          placeholder={'[Game "buyword"]'}
          onInput={({ currentTarget }) => {
            givenText.value = currentTarget.value;
          }}
        />
      </label>
      <p class="open-record-ways">
        <Button submits disabled={givenText.value.trim() === ''}>
          {replay.open}
        </Button>
        <label class="button button-quiet file-button">
          {replay.chooseFile}
          <input
            type="file"
            accept=".txt,text/plain"
            onChange={({ currentTarget }) => {
              void openFile(currentTarget.files?.[0]);
              // The same file, mended, may be chosen again.
              currentTarget.value = '';
            }}
          />
        </label>
      </p>
    </form>
  );
};
