import { useSignal } from '@preact/signals';
import { firstWordsEn } from '../../messages/first-words-en.ts';
import { firstWordsFr } from '../../messages/first-words-fr.ts';
import { language } from '../base/language.ts';
import { tryAgain } from '../base/try-again.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Logo } from './logo.tsx';

const WORDS = { en: firstWordsEn, fr: firstWordsFr };

type FirstTroubleProps = {
  readonly fetchTexts: () => Promise<unknown>;
  readonly onHere: () => void;
};

/** Stands for the whole page while its texts have not come. */
export const FirstTrouble = ({ fetchTexts, onHere }: FirstTroubleProps) => {
  const words = WORDS[language.value];
  const isTriedAgain = useSignal(false);
  const retry = async (): Promise<void> => {
    if ((await tryAgain(fetchTexts)) === 'here') onHere();
    else isTriedAgain.value = true;
  };
  return (
    <main class="page">
      <Logo />
      <h1>{words.heading}</h1>
      <Notice kind="alarm">{isTriedAgain.value ? words.notYet : words.text}</Notice>
      <p>
        <Button onClick={retry}>{words.retry}</Button>
      </p>
    </main>
  );
};
