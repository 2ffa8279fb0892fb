import { useSignal } from '@preact/signals';
import { copyText } from '../online/copy-text.ts';
import { downloadFile } from '../saves/download-file.ts';
import { t } from '../texts.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast-state.ts';
import type { Film } from './film.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { linkToRecord } from './record-link.ts';

const fileName = ({ replay }: Film): string => `wordstake-${replay.game}.txt`;

/** What to keep and to show of a game: its record, a link, a picture of the result. */
export const KeepActions = ({ film }: { readonly film: Film }) => {
  const { replay } = t();
  const showsPicture = useSignal(false);
  const { record, link } = film.replay;

  const copy = async (text: string, done: string): Promise<void> => {
    toast((await copyText(text)) ? done : t().online.notCopied);
  };
  const download = (): void => downloadFile(fileName(film), new Blob([record], { type: 'text/plain' }));
  const share = async (): Promise<void> => {
    const address = link ?? (await linkToRecord(record));
    if (address === undefined) {
      toast(replay.tooLongForLink, { label: replay.download, onClick: download });
      return;
    }
    if (navigator.share === undefined) await copy(address, t().online.copied);
    // Whoever thinks better of it has closed the sheet.
    else await navigator.share({ title: replay.shareTitle, url: address }).catch(() => {});
  };

  return (
    <section class="card keep-actions" aria-labelledby="keep-heading">
      <h2 id="keep-heading">{replay.keepHeading}</h2>
      <p class="keep-buttons">
        <Button kind="quiet" icon="link" onClick={() => void share()}>
          {replay.share}
        </Button>
        {film.isFinished && (
          <Button
            kind="quiet"
            icon="picture"
            onClick={() => {
              showsPicture.value = true;
            }}
          >
            {replay.picture}
          </Button>
        )}
        <Button kind="quiet" icon="copy" onClick={() => void copy(record, replay.recordCopied)}>
          {replay.copy}
        </Button>
        <Button kind="quiet" icon="download" onClick={download}>
          {replay.download}
        </Button>
      </p>
      {showsPicture.value && (
        <PictureDialog
          film={film}
          onClose={() => {
            showsPicture.value = false;
          }}
        />
      )}
    </section>
  );
};
