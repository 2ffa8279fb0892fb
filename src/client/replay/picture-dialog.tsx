import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { language } from '../base/language.ts';
import { readStored, writeStored } from '../base/stored.ts';
import { t } from '../base/texts.ts';
import { askWhoIAm, me } from '../online/identity.ts';
import { isKnownHere } from '../online/known-here.ts';
import { downloadFile } from '../saves/download-file.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/dialog.tsx';
import { Field } from '../ui/form.tsx';
import { facesOfPage } from './picture-parts.ts';
import { drawResult, PICTURE_SIZE, type PictureFacts, resultInWords } from './result-picture.ts';
import type { Timeline } from './timeline.ts';

const FILE_NAME = 'wordstake.png';
const NAME_STORED_AS = 'wordstake.picture-name';
const LONGEST_NAME = 24;

const toFile = (canvas: HTMLCanvasElement): Promise<File | undefined> =>
  new Promise((resolve) =>
    canvas.toBlob((blob) =>
      resolve(blob === null ? undefined : new File([blob], FILE_NAME, { type: 'image/png' })),
    ),
  );

/** What is in the picture; who has no name in the record is called by the one given. */
const factsOf = ({ replay, result, sums }: Timeline, name: string): PictureFacts => {
  const { you, module } = replay;
  const names = replay.names.map((each, seat) => (seat === you && name !== '' ? name : each));
  const facts = result(language.value, { names, viewer: you ?? null });
  const { bestWord, bestWordBy } = t().ending;
  const by = facts.words[0]?.by;
  return {
    ...facts,
    title: `${module.title} · ${t().site.name}`,
    sums: sums(),
    wordsCaption: by === undefined ? bestWord : bestWordBy(by),
    address: location.host,
  };
};

/** The result as a picture, drawn in the browser; to share or to download. */
export const PictureDialog = ({
  timeline,
  onClose,
}: {
  readonly timeline: Timeline;
  readonly onClose: () => void;
}) => {
  const { ending, replay, ui } = t();
  const canvas = useRef<HTMLCanvasElement>(null);
  const file = useSignal<File | undefined>(undefined);
  const typed = useSignal(readStored(NAME_STORED_AS));
  const name = useComputed(() => (typed.value ?? me.value?.name ?? '').trim());
  const facts = useComputed(() => factsOf(timeline, name.value));
  // Who has a name at tables of the server has it here too, unless another was given.
  useEffect(() => void (isKnownHere.value && me.value === undefined && askWhoIAm()), []);
  useSignalEffect(() => {
    const shown = facts.value;
    let isNewest = true;
    const draw = async (): Promise<void> => {
      const faces = await facesOfPage();
      const context = canvas.current?.getContext('2d');
      if (!isNewest || !context || canvas.current === null) return;
      drawResult(context, shown, faces);
      const made = await toFile(canvas.current);
      if (isNewest) file.value = made;
    };
    void draw();
    return () => {
      isNewest = false;
    };
  });
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
        aria-label={ending.pictureInWords(resultInWords(facts.value))}
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
      {/* Below the buttons: what is above has the focus, and a field would open the keyboard of a phone. */}
      {timeline.replay.you !== undefined && (
        <Field
          label={ending.pictureName}
          name="picture-name"
          maxLength={LONGEST_NAME}
          autocomplete="nickname"
          value={typed.value ?? me.value?.name ?? ''}
          onType={(given) => {
            typed.value = given;
            writeStored(NAME_STORED_AS, given);
          }}
        />
      )}
    </Modal>
  );
};
