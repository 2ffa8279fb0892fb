import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { language } from '../base/language.ts';
import { t } from '../base/texts.ts';
import { downloadFile } from '../saves/download-file.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/dialog.tsx';
import { drawResult, PICTURE_SIZE } from './result-picture.ts';
import type { Timeline } from './timeline.ts';

const FILE_NAME = 'wordstake.png';

const toFile = (canvas: HTMLCanvasElement): Promise<File | undefined> =>
  new Promise((resolve) =>
    canvas.toBlob((blob) =>
      resolve(blob === null ? undefined : new File([blob], FILE_NAME, { type: 'image/png' })),
    ),
  );

/** The result as a picture, drawn in the browser; to share or to download. */
export const PictureDialog = ({
  timeline,
  onClose,
}: {
  readonly timeline: Timeline;
  readonly onClose: () => void;
}) => {
  const { replay, ui } = t();
  const canvas = useRef<HTMLCanvasElement>(null);
  const file = useSignal<File | undefined>(undefined);
  const facts = timeline.result(language.value);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || canvas.current === null) return;
    drawResult(context, { title: timeline.replay.module.title, ...facts }, t().site.name);
    void toFile(canvas.current).then((made) => {
      file.value = made;
    });
  }, [language.value]);
  const made = file.value;
  const canShare = made !== undefined && navigator.canShare?.({ files: [made] }) === true;
  return (
    <Modal heading={replay.picture} onClose={onClose}>
      <canvas
        ref={canvas}
        class="result-picture whole"
        width={PICTURE_SIZE.width}
        height={PICTURE_SIZE.height}
        role="img"
        aria-label={facts.headline}
      />
      <p class="buttons">
        {canShare && (
          <Button
            icon="share"
            onClick={() => void navigator.share({ files: [made], title: replay.shareTitle }).catch(() => {})}
          >
            {replay.sharePicture}
          </Button>
        )}
        <Button
          kind={canShare ? 'quiet' : 'main'}
          icon="download"
          disabled={made === undefined}
          onClick={() => made !== undefined && downloadFile(FILE_NAME, made)}
        >
          {replay.downloadPicture}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {ui.close}
        </Button>
      </p>
    </Modal>
  );
};
