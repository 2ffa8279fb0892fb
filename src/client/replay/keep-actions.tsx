import { spoken } from '../base/spoken.ts';
import { t } from '../base/texts.ts';
import { copyAndTell } from '../online/copy-text.ts';
import { downloadFile } from '../saves/download-file.ts';
import { Button } from '../ui/button.tsx';
import { DialogButton } from '../ui/dialog.tsx';
import { toast } from '../ui/toast-state.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { linkToRecord } from './record-link.ts';
import type { Timeline } from './timeline.ts';

const fileName = ({ replay }: Timeline): string => `wordstake-${replay.module.name}.txt`;

/** What to keep and to show of a game: its record, a link, a picture of the result. */
export const KeepActions = ({ timeline }: { readonly timeline: Timeline }) => {
  const { replay } = t();
  const { record, link } = timeline.replay;
  const download = (): void => downloadFile(fileName(timeline), new Blob([record], { type: 'text/plain' }));
  const share = async (): Promise<void> => {
    const address = link ?? (await linkToRecord(record));
    if (address === undefined) {
      toast(
        spoken(() => t().replay.tooLongForLink),
        { label: spoken(() => t().replay.download), onClick: download },
      );
      return;
    }
    if (navigator.share === undefined) await copyAndTell(address, t().online.copied);
    // Whoever thinks better of it has closed the sheet.
    else await navigator.share({ title: replay.shareTitle, url: address }).catch(() => {});
  };
  return (
    <>
      <Button kind="bare" icon="link" onClick={() => void share()}>
        {replay.share}
      </Button>
      {timeline.isFinished && (
        <DialogButton
          kind="bare"
          icon="picture"
          opens={(close) => <PictureDialog timeline={timeline} onClose={close} />}
        >
          {replay.picture}
        </DialogButton>
      )}
      <Button kind="bare" icon="copy" onClick={() => void copyAndTell(record, replay.recordCopied)}>
        {replay.copy}
      </Button>
      <Button kind="bare" icon="download" onClick={download}>
        {replay.download}
      </Button>
    </>
  );
};
