import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { Language } from '../../shared/language.ts';
import { Meaning } from './meaning.tsx';

type BestWordProps = {
  /** Whose it is. */
  readonly caption: string;
  readonly word: string;
  /** What it brought. */
  readonly worth: string;
  /** The language of the game's words. */
  readonly language: Language;
  /** The word in tiles or cards: they come in one after the other. */
  readonly children: ComponentChildren;
};

/** The best word of a game, with what it brought and what it means. */
export const BestWord = ({ caption, word, worth, language, children }: BestWordProps) => {
  const id = useId();
  return (
    <section class="best-word stack gap-3" aria-labelledby={id}>
      <h3 id={id} class="quiet text-2">
        {caption}
      </h3>
      <p class="row gap-6 lines-2">
        <span class="unseen" translate={false}>
          {word}
        </span>
        {children}
        <b class="best-worth money figures">{worth}</b>
      </p>
      <div class="best-meaning">
        <Meaning word={word} language={language} />
      </div>
    </section>
  );
};
