import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Colour } from '../../games/choose-your-words/card.ts';
import { LETTERS, letterOf } from '../../lexicon/alphabet.ts';
import { t } from '../texts.ts';
import { Choice } from '../ui/choice.tsx';
import { Icon } from '../ui/icon.tsx';
import { likelyColour, placeWild, wildAsked } from './laying.ts';
import { LetterCard } from './letter-card.tsx';
import { focusTray } from './tray.tsx';

const ALPHABET = Array.from({ length: LETTERS }, (_, code) => letterOf(code));

/** The colour that is chosen for the wild at hand; typed letters take it too. */
export const wildColour: { current: Colour } = { current: 'b' };

/** What a wild stands for: its colour, then its letter (CW-5). */
export const WildChooser = () => {
  const { cards, play } = t();
  const keys = useRef<HTMLFieldSetElement>(null);
  const colour = useSignal<Colour>(likelyColour());
  wildColour.current = colour.value;
  useLayoutEffect(() => {
    keys.current?.scrollIntoView({ block: 'nearest' });
    keys.current?.querySelector<HTMLElement>('.letter-key')?.focus({ preventScroll: true });
  }, []);
  return (
    <fieldset class="letter-keys wild-chooser" ref={keys}>
      <legend>{cards.chooseWild}</legend>
      <Choice<Colour>
        legend={cards.wildColour}
        options={(['b', 'r'] as const).map((value) => ({
          value,
          label: (
            <span class="colour-choice">
              <LetterCard card={`*A${value}`} /> {cards.colourNames[value]}
            </span>
          ),
        }))}
        value={colour.value}
        onChange={(value) => {
          colour.value = value;
        }}
      />
      <div class="letter-grid">
        {ALPHABET.map((letter) => (
          <button
            key={letter}
            type="button"
            class="letter-key letter-key-wild"
            onClick={() => {
              placeWild(letter, colour.value);
              focusTray();
            }}
          >
            {letter}
          </button>
        ))}
        <button
          type="button"
          class="letter-key letter-key-aid"
          aria-label={play.close}
          onClick={() => {
            wildAsked.value = undefined;
            focusTray();
          }}
        >
          <Icon name="close" />
        </button>
      </div>
    </fieldset>
  );
};
