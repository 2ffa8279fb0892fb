import { t } from '../../texts.ts';
import { onNews } from '../happenings.ts';
import { nameUnlessMine, view } from '../play-state.ts';
import { settledIn, shownVerdict } from './settled.ts';

const SHOWN_MS = 12_000;

/** Starts to show how challenges end, each for a while; returns what stops it. The announcer reads them aloud. */
export const startVerdicts = (): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = (): void => {
    shownVerdict.value = undefined;
  };
  const stop = onNews((fresh) => {
    const settled = settledIn(fresh);
    if (settled === undefined) return;
    clearTimeout(timer);
    shownVerdict.value = settled;
    timer = setTimeout(clear, SHOWN_MS);
  });
  return () => {
    stop();
    clearTimeout(timer);
    clear();
  };
};

/** How the last challenge ended, and what it cost. */
export const Verdict = () => {
  const { challenges } = t();
  const settled = shownVerdict.value;
  const sale = settled && view.value?.sales[settled.sale - 1];
  if (settled === undefined || sale === undefined) return null;
  const words = sale.words.join(', ');
  const { valid, by, paid, refund, owed, vote } = settled;
  return (
    <p class={valid ? 'verdict' : 'verdict verdict-fell'}>
      <span aria-hidden="true">{valid ? '✓ ' : '✗ '}</span>
      {vote !== undefined && `${challenges.voteTold(vote.yes, vote.no)} `}
      {valid
        ? challenges.verdictStands(words, nameUnlessMine(by), paid)
        : challenges.verdictFalls(words, nameUnlessMine(sale.seat), refund, paid)}
      {owed > 0 && ` ${challenges.verdictOwes(nameUnlessMine(valid ? by : sale.seat), owed)}`}
    </p>
  );
};
