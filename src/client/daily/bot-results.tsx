import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { CharacterId } from '../../bots/characters.ts';
import type { Daily } from '../../daily/daily-game.ts';
import { noteBot, notePossible, tryAt } from '../saves/daily-tries.ts';
import { Card } from '../ui/card.tsx';
import { besideBots } from './beside-bots.ts';
import { BotRow, MyRow } from './bot-row.tsx';
import type { BotsAnswer, BotsQuestion } from './bots-worker.ts';
import { PossibleLine } from './possible-line.tsx';
import { c } from './texts.ts';

/** One of each level. */
const BOTS: readonly CharacterId[] = ['dot', 'penny', 'marlowe', 'quill'];

type Heard = { readonly failed: () => void; readonly searched: (part: number) => void };

/** Lets bots play a day's game, one after the other, in a worker of their own; returns what stops them. */
const letPlay = (question: BotsQuestion, { failed, searched }: Heard): (() => void) => {
  const { daily } = question;
  const worker = new Worker(new URL('./bots-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<BotsAnswer>) => {
    if (data === 'failed') failed();
    else if ('bot' in data) noteBot(daily, data.bot, data.score);
    else if ('searched' in data) searched(data.searched);
    else notePossible(daily, data.possible);
  });
  worker.addEventListener('error', failed);
  worker.postMessage(question);
  return () => worker.terminate();
};

/** What bots make of the same chance: they play once one is done oneself, and what they came to is kept; so is what was possible. */
export const BotResults = ({ daily }: { readonly daily: Daily }) => {
  const { of, bots: texts } = c();
  const { botsHeading, botsAfter } = of[daily.kind];
  const own = tryAt(daily);
  const mine = own?.result?.score;
  const isDone = mine !== undefined;
  const hasFailed = useSignal(false);
  const searched = useSignal(0);
  useEffect(() => {
    const known = tryAt(daily);
    const missing = BOTS.filter((bot) => known?.bots?.[bot] === undefined);
    const isToSearch = known?.possible === undefined;
    if (!isDone || (missing.length === 0 && !isToSearch)) return undefined;
    return letPlay(
      { daily, bots: missing, isToSearch },
      {
        failed: () => {
          hasFailed.value = true;
        },
        searched: (part) => {
          searched.value = part;
        },
      },
    );
  }, [isDone]);
  return (
    <Card heading={botsHeading}>
      {own === undefined || mine === undefined ? (
        <p class="quiet">{botsAfter}</p>
      ) : (
        <>
          <ul class="ledger">
            {besideBots(mine, BOTS, own.bots ?? {}).map(({ who, score }) =>
              who === 'me' ? (
                <MyRow key={who} kind={daily.kind} score={mine} />
              ) : (
                <BotRow key={who} kind={daily.kind} bot={who} score={score}>
                  {!hasFailed.value && <span class="quiet">{texts.thinking}</span>}
                </BotRow>
              ),
            )}
          </ul>
          {!(hasFailed.value && own.possible === undefined) && (
            <PossibleLine own={own} searched={searched.value} />
          )}
        </>
      )}
      {hasFailed.value && <p class="quiet">{texts.unreachable}</p>}
    </Card>
  );
};
