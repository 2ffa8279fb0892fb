import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Seat } from '../../games/core/seat.ts';
import { reasonSentence } from '../../messages/bot-reasons.ts';
import type { ToldReason } from '../../protocol/bot-reasons.ts';
import { language, t } from '../language.ts';
import { Face } from './face.tsx';
import { botAt, botSeats, readReasons } from './seated-bots.ts';

type Story = { readonly round: number; readonly sentences: readonly string[] };

/** What a bot's reasons say, round by round. */
const storyOf = (reasons: readonly ToldReason[], seat: Seat): readonly Story[] => {
  const rounds = new Map<number, string[]>();
  for (const reason of reasons) {
    const sentence = reason.seat === seat ? reasonSentence(language.value, reason.why) : undefined;
    if (sentence !== undefined) rounds.set(reason.round, [...(rounds.get(reason.round) ?? []), sentence]);
  }
  return [...rounds].map(([round, sentences]) => ({ round, sentences }));
};

/** After the game: how each bot at the table played, a sentence a decision. */
export const BotStories = ({ names }: { readonly names: readonly string[] }) => {
  const reasons = useSignal<readonly ToldReason[]>([]);
  const seats = botSeats();
  useEffect(() => {
    let isWanted = true;
    void readReasons().then((read) => {
      if (isWanted && read !== undefined) reasons.value = read;
    });
    return () => {
      isWanted = false;
    };
  }, []);
  const { characters } = t();
  const stories = seats.map((seat) => ({ seat, story: storyOf(reasons.value, seat) }));
  if (stories.every(({ story }) => story.length === 0)) return null;
  return (
    <section class="stories" aria-labelledby="stories">
      <h3 id="stories">{characters.stories}</h3>
      {stories.map(({ seat, story }) => (
        <details key={seat}>
          <summary>
            <Face bot={botAt(seat) ?? ''} />
            <b>{characters.story(names[seat] ?? '')}</b>
          </summary>
          {story.map(({ round, sentences }) => (
            <section key={round} class="story-round">
              <h4>{characters.round(round)}</h4>
              <ul>
                {sentences.map((sentence, i) => (
                  <li key={i}>{sentence}</li>
                ))}
              </ul>
            </section>
          ))}
        </details>
      ))}
    </section>
  );
};
