import type { Daily } from '../../daily/daily-game.ts';
import type { DailyResult } from '../../daily/result.ts';
import { DAILY_ADDRESSES } from '../base/daily-addresses.ts';
import { addressOfLocalReplay, withReview } from '../base/replay-addresses.ts';
import { t } from '../base/texts.ts';
import { startDaily } from '../device/start-daily.ts';
import { copyAndTell } from '../online/copy-text.ts';
import { type DailyTry, tryAt } from '../saves/daily-tries.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Marks, MarksLegend } from './marks.tsx';
import { Rivals } from './rivals.tsx';
import { sharedDay } from './share-day.ts';
import { c, scoreText } from './texts.ts';
import { useIsKept } from './use-is-kept.ts';

const ICONS = { bag: 'bag', deal: 'cards' } as const;

/** Today's game: to play, to go on with, or what it came to. */
export const TodayCard = ({ daily }: { readonly daily: Daily }) => {
  const texts = c();
  const of = texts.of[daily.kind];
  const own = tryAt(daily);
  const isKept = useIsKept(own?.game);
  if (own?.result !== undefined) return <Played own={{ ...own, result: own.result }} isKept={isKept} />;
  const start = (): void => void startDaily(daily.kind);
  const [said, does] =
    own === undefined
      ? [of.toPlay, of.play]
      : isKept === false
        ? [texts.givenUp, of.practise]
        : [texts.running, texts.goOn];
  return (
    <section class="card daily-today">
      <p>{said}</p>
      <p class="buttons">
        <Button icon={ICONS[daily.kind]} onClick={start}>
          {does}
        </Button>
      </p>
    </section>
  );
};

type PlayedProps = {
  readonly own: DailyTry & { readonly result: DailyResult };
  readonly isKept: boolean | undefined;
};

const Played = ({ own, isKept }: PlayedProps) => {
  const texts = c();
  const of = texts.of[own.kind];
  const { play } = t();
  const { score, grade, marks } = own.result;
  const address = `${location.origin}${DAILY_ADDRESSES[own.kind]}`;
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ text: sharedDay(own, address) });
    } catch {
      // Closed without choosing anybody: nothing to say.
    }
  };
  const canShare = typeof navigator.share === 'function';
  return (
    <Card>
      <p class="split lines-2">
        <b class="daily-score money title">{scoreText(own.kind, score)}</b>
        <b class="title">{play.grades[grade]}</b>
      </p>
      <Marks kind={own.kind} marks={marks} />
      <MarksLegend kind={own.kind} />
      {own.rivals !== undefined && <Rivals kind={own.kind} rivals={own.rivals} />}
      <p class="buttons">
        {canShare && (
          <Button icon="share" onClick={() => void share()}>
            {texts.share}
          </Button>
        )}
        <Button
          icon="copy"
          kind={canShare ? 'quiet' : 'main'}
          onClick={() => void copyAndTell(sharedDay(own, address), texts.copied)}
        >
          {texts.copy}
        </Button>
      </p>
      <p class="row lines-0">
        {isKept === true && (
          <LinkButton kind="bare" href={withReview(addressOfLocalReplay(own.game))}>
            {texts.review}
          </LinkButton>
        )}
        <Button kind="bare" onClick={() => void startDaily(own.kind)}>
          {of.practise}
        </Button>
      </p>
      <p class="quiet text-2">{of.next}</p>
    </Card>
  );
};
