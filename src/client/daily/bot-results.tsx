import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { CharacterId } from '../../bots/characters.ts';
import type { Daily } from '../../daily/daily-game.ts';
import { t } from '../base/texts.ts';
import { Face } from '../bots/face.tsx';
import { noteBot, tryAt } from '../saves/daily-tries.ts';
import { Card } from '../ui/card.tsx';
import type { BotsAnswer, BotsQuestion } from './bots-worker.ts';
import { c } from './texts.ts';

/** One of each level. */
const BOTS: readonly CharacterId[] = ['dot', 'penny', 'marlowe', 'quill'];

/** Lets bots play the bag of a day, one after the other, in a worker of their own; returns what stops them. */
const letPlay = (daily: Daily, bots: readonly string[], onFailed: () => void): (() => void) => {
  const worker = new Worker(new URL('./bots-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<BotsAnswer>) => {
    if (data === 'failed') onFailed();
    else noteBot(daily, data.bot, data.score);
  });
  worker.addEventListener('error', onFailed);
  worker.postMessage({ daily, bots } satisfies BotsQuestion);
  return () => worker.terminate();
};

/** What bots make of the same bag: they play it once one is done oneself, and what they came to is kept. */
export const BotResults = ({ daily }: { readonly daily: Daily }) => {
  const { bots: texts } = c();
  const { play, characters } = t();
  const own = tryAt(daily);
  const isDone = own?.result !== undefined;
  const hasFailed = useSignal(false);
  useEffect(() => {
    const missing = BOTS.filter((bot) => tryAt(daily)?.bots?.[bot] === undefined);
    if (!isDone || missing.length === 0) return undefined;
    return letPlay(daily, missing, () => {
      hasFailed.value = true;
    });
  }, [isDone]);
  const shown = BOTS.map((bot) => ({ bot, score: own?.bots?.[bot] }));
  return (
    <Card heading={texts.heading}>
      {!isDone ? (
        <p class="quiet">{texts.after}</p>
      ) : (
        <ul class="ledger">
          {shown.map(({ bot, score }) => (
            <li key={bot} class="day-row row gap-4 lines-0 face-inline">
              <Face bot={bot} />
              <b class="grow" translate={false}>
                {characters.of[bot].name}
              </b>
              {score === undefined ? (
                !hasFailed.value && <span class="quiet">{texts.thinking}</span>
              ) : (
                <span class="money figures bold">{play.price(score)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {hasFailed.value && <p class="quiet">{texts.unreachable}</p>}
    </Card>
  );
};
