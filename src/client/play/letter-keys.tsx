import { useContext, useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { pipsOf } from '../../games/buyword/tile-set.ts';
import { LETTERS, letterOf } from '../../lexicon/alphabet.ts';
import { t } from '../texts.ts';
import { TileSetContext } from '../tiles/tile-set-context.ts';
import { Icon } from '../ui/icon.tsx';
import { canLayWild, laid, letterKeys, placeWild, takeBackLast, typeLetter, verdict } from './laying.ts';
import { rack } from './rack.ts';
import { focusTray } from './word-tray.tsx';

const ALPHABET = Array.from({ length: LETTERS }, (_, code) => letterOf(code));

const shut = (): void => {
  letterKeys.value = 'shut';
  focusTray();
};

/** Our own keys: they lie below the rack, so that nothing ever covers it. */
export const LetterKeys = () => {
  const { play } = t();
  const keys = useRef<HTMLFieldSetElement>(null);
  const forWild = letterKeys.value === 'wild';
  // What is said of a word pushes the keys down: they are kept in sight.
  useEffect(() => keys.current?.scrollIntoView({ block: 'nearest' }), [forWild, laid.value, verdict.value]);
  useLayoutEffect(() => {
    if (forWild) keys.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [forWild]);
  const press = (letter: string): void => {
    if (!forWild) typeLetter(letter);
    else {
      placeWild(letter);
      focusTray();
    }
  };
  return (
    <fieldset class="letter-keys" ref={keys}>
      <legend>{forWild ? play.chooseWild : play.letterKeys}</legend>
      <div class="letter-grid">
        {ALPHABET.map((letter) => (
          <LetterKey key={letter} letter={letter} forWild={forWild} onPress={press} />
        ))}
        <button
          type="button"
          class="letter-key letter-key-aid"
          aria-label={play.takeLastBack}
          onClick={takeBackLast}
        >
          <Icon name="undo" />
        </button>
        <button type="button" class="letter-key letter-key-aid" aria-label={play.close} onClick={shut}>
          <Icon name="close" />
        </button>
      </div>
    </fieldset>
  );
};

type KeyProps = {
  readonly letter: string;
  readonly forWild: boolean;
  readonly onPress: (letter: string) => void;
};

/** A key shows what it would lay out: a tile of that letter, a wild for it, or nothing. */
const LetterKey = ({ letter, forWild, onPress }: KeyProps) => {
  const { play } = t();
  const set = useContext(TileSetContext);
  const isHeld = rack.value.some(
    (tile) => tile.letter === letter && !laid.value.some(({ from }) => from === tile.id),
  );
  const gives = !forWild && isHeld ? 'tile' : canLayWild.value ? 'wild' : 'none';
  const label = forWild
    ? letter
    : gives === 'tile'
      ? play.tile(letter, pipsOf(set, letter))
      : gives === 'wild'
        ? play.keyForWild(letter)
        : play.keyForNone(letter);
  return (
    <button
      type="button"
      class={`letter-key letter-key-${gives}`}
      aria-label={label}
      aria-disabled={gives === 'none' ? true : undefined}
      onClick={() => onPress(letter)}
    >
      {letter}
    </button>
  );
};
