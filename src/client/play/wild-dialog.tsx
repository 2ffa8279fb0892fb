import { LETTERS, letterOf } from '../../lexicon/alphabet.ts';
import { t } from '../language.ts';
import { typedLetter } from './keys.ts';
import { choosingWild, placeWild } from './laying.ts';
import { Modal } from './modal.tsx';
import { focusTray } from './word-tray.tsx';

const ALPHABET = Array.from({ length: LETTERS }, (_, code) => letterOf(code));

const close = (): void => {
  choosingWild.value = false;
};

/** Asks which letter the wild stands for; it may be tapped or typed. */
export const WildDialog = () => {
  const { play } = t();
  return (
    <Modal heading={play.chooseWild} onClose={close} returnTo={focusTray}>
      <fieldset
        class="letters"
        aria-label={play.chooseWild}
        onKeyDown={(event) => {
          const letter = typedLetter(event);
          if (letter === undefined) return;
          event.preventDefault();
          placeWild(letter);
        }}
      >
        {ALPHABET.map((letter) => (
          <button key={letter} type="button" class="letter" onClick={() => placeWild(letter)}>
            {letter}
          </button>
        ))}
      </fieldset>
      <p class="modal-buttons">
        <button type="button" class="button button-quiet" onClick={close}>
          {play.close}
        </button>
      </p>
    </Modal>
  );
};
