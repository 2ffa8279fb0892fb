import { useSignal } from '@preact/signals';
import { type Look, PERSON_COLOURS, PERSON_FACES } from '../../shared/looks.ts';
import { t } from '../base/texts.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { Modal, useDialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { PersonFace } from './person-face.tsx';

/** What a look is called: its face and its colour. */
const saidLook = ({ face, colour }: Look): string => {
  const { looks } = t();
  return looks.said(looks.faces[face], looks.colours[colour]);
};

type LookButtonProps = {
  readonly look: Look;
  /** Whose it is; left out for one's own. */
  readonly of?: string;
  readonly onChange: (look: Look) => void;
};

/** A face that is tapped to choose another. */
export const LookButton = ({ look, of, onChange }: LookButtonProps) => {
  const { looks } = t();
  const heading = of === undefined ? looks.choose : looks.chooseOf(of);
  const { open, dialog } = useDialog((close) => (
    <LookDialog
      heading={heading}
      look={look}
      onClose={close}
      onTake={(taken) => {
        close();
        onChange(taken);
      }}
    />
  ));
  const label = looks.change(heading, saidLook(look));
  return (
    <>
      <button type="button" class="look-button holder" aria-label={label} title={heading} onClick={open}>
        <PersonFace {...look} />
        <Icon name="pen" />
      </button>
      {dialog}
    </>
  );
};

type LookDialogProps = {
  readonly heading: string;
  readonly look: Look;
  readonly onTake: (look: Look) => void;
  readonly onClose: () => void;
};

/** All faces and all colours, each as it would look with the other. */
const LookDialog = ({ heading, look, onTake, onClose }: LookDialogProps) => {
  const { looks } = t();
  const draft = useSignal(look);
  const { face, colour } = draft.value;
  const options = <Name extends string>(
    names: readonly Name[],
    said: Readonly<Record<Name, string>>,
    lookOf: (name: Name) => Look,
  ) =>
    names.map((value) => ({
      value,
      label: (
        <>
          <PersonFace {...lookOf(value)} />
          <span class="unseen">{said[value]}</span>
        </>
      ),
    }));
  return (
    <Modal heading={heading} onClose={onClose}>
      <fieldset
        class="look-choice stack gap-6"
        onKeyDown={(event) => {
          // The form that asks for a name lies around this: it is not sent yet.
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
          event.preventDefault();
          onTake(draft.value);
        }}
      >
        <p class="line gap-5" style="--face: 4.5rem">
          <PersonFace {...draft.value} />
          <b role="status">{saidLook(draft.value)}</b>
        </p>
        <Choice
          legend={looks.face}
          options={options(PERSON_FACES, looks.faces, (value) => ({ face: value, colour }))}
          value={face}
          onChange={(value) => {
            draft.value = { face: value, colour };
          }}
        />
        <Choice
          legend={looks.colour}
          options={options(PERSON_COLOURS, looks.colours, (value) => ({ face, colour: value }))}
          value={colour}
          onChange={(value) => {
            draft.value = { face, colour: value };
          }}
        />
      </fieldset>
      <p class="buttons">
        <Button onClick={() => onTake(draft.value)}>{looks.take}</Button>
        <Button kind="quiet" onClick={onClose}>
          {looks.cancel}
        </Button>
      </p>
    </Modal>
  );
};
