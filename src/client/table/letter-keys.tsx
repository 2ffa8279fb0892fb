import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { LETTERS, letterOf } from '../../lexicon/alphabet.ts';
import { classes } from '../base/classes.ts';
import { t } from '../base/texts.ts';
import { Icon } from '../ui/icon.tsx';
import { thenFocusGround } from './focus-ground.ts';

const ALPHABET = Array.from({ length: LETTERS }, (_, code) => letterOf(code));

type LetterKeysProps = {
  /** The looks of the keys, besides those of all. */
  readonly look?: string;
  readonly legend: string;
  /** What a key would lay out, and what it is called where that is more than its letter. */
  readonly keyOf: (letter: string) => { readonly gives: 'tile' | 'wild' | 'none'; readonly label?: string };
  readonly onPress: (letter: string) => void;
  readonly onTakeBack?: () => void;
  readonly onClose: () => void;
  /** Whether the letter of a wild is asked for: its keys take the focus, which then goes back to the word. */
  readonly forWild: boolean;
  /** What is chosen before the letter. */
  readonly children?: ComponentChildren;
};

/** Our own keys: they lie between the word and the hand, so that nothing ever covers either. */
export const LetterKeys = (props: LetterKeysProps) => {
  const { look, legend, keyOf, onPress, onTakeBack, onClose, forWild, children } = props;
  const { play } = t();
  const keys = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    if (forWild) keys.current?.querySelector<HTMLElement>('.letter-key')?.focus({ preventScroll: true });
  }, [forWild]);
  const pressed = (letter: string) => (): void => onPress(letter);
  return (
    <fieldset class={classes('letter-keys', look)} ref={keys}>
      <legend>{legend}</legend>
      {children}
      <div class="letter-grid">
        {ALPHABET.map((letter) => {
          const { gives, label } = keyOf(letter);
          return (
            <button
              key={letter}
              type="button"
              class={`letter-key bare centre touch letter-key-${gives}`}
              aria-label={label}
              aria-disabled={gives === 'none' ? true : undefined}
              onClick={forWild ? thenFocusGround(pressed(letter)) : pressed(letter)}
            >
              {letter}
            </button>
          );
        })}
        {onTakeBack !== undefined && <KeyAid icon="undo" label={play.takeLastBack} onClick={onTakeBack} />}
        <KeyAid icon="close" label={play.close} onClick={thenFocusGround(onClose)} />
      </div>
    </fieldset>
  );
};

type KeyAidProps = {
  readonly icon: 'undo' | 'close';
  readonly label: string;
  readonly onClick: () => void;
};

const KeyAid = ({ icon, label, onClick }: KeyAidProps) => (
  <button
    type="button"
    class="letter-key bare centre touch letter-key-aid"
    aria-label={label}
    onClick={onClick}
  >
    <Icon name={icon} />
  </button>
);
