import '../style/daily.css';
import { useEffect } from 'preact/hooks';
import { DAILY_KINDS, type Daily, type DailyKind } from '../../daily/daily-game.ts';
import { DAILY_ADDRESSES } from '../base/daily-addresses.ts';
import { language } from '../base/language.ts';
import { followLink } from '../base/route.ts';
import { dayOfMoment } from '../base/today.ts';
import { sendDailies } from '../online/send-daily.ts';
import { refreshTries } from '../saves/daily-tries.ts';
import { Page } from '../ui/page.tsx';
import { useNow } from '../ui/use-now.ts';
import { BotResults } from './bot-results.tsx';
import { DayTable } from './day-table.tsx';
import { MyCalendar } from './my-calendar.tsx';
import { c, dayText } from './texts.ts';
import { TodayCard } from './today-card.tsx';

/** So often it is looked whether another day has begun. */
const LOOK_EVERY_MS = 30_000;

/** The game of the day: one's own, those of others, and all days so far. */
const DailyPage = ({ kind }: { readonly kind: DailyKind }) => {
  const { of, words, alsoToday } = c();
  const { heading, lead } = of[kind];
  const day = dayOfMoment(useNow(LOOK_EVERY_MS));
  const daily: Daily = { kind, day, language: language.value };
  const key = `${day} ${daily.language}`;
  useEffect(() => {
    refreshTries();
    void sendDailies();
  }, []);
  return (
    <Page heading={heading} lead={lead} wide class="daily">
      <p class="row gap-7 lines-2 quiet">
        <span>
          <time dateTime={day} translate={false}>
            {dayText(day)}
          </time>{' '}
          · {words[daily.language]}
        </span>
        {DAILY_KINDS.filter((each) => each !== kind).map((other) => (
          <span key={other}>
            {alsoToday}{' '}
            <a class="touch" href={DAILY_ADDRESSES[other]} onClick={followLink}>
              {of[other].heading}
            </a>
          </span>
        ))}
      </p>
      <div class="sides gap-7">
        <div class="stack gap-7">
          <TodayCard key={key} daily={daily} />
          <MyCalendar key={day} daily={daily} />
        </div>
        <div class="stack gap-7">
          <DayTable key={key} daily={daily} />
          <BotResults key={key} daily={daily} />
        </div>
      </div>
    </Page>
  );
};

export const BagPage = () => <DailyPage kind="bag" />;
export const DealPage = () => <DailyPage kind="deal" />;
