import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Seat } from '../../games/core/seat.ts';
import type { ReasonSentence } from '../../messages/bot-reasons.ts';
import type { ToldReason } from '../../protocol/bot-reasons.ts';
import { language, t } from '../base/language.ts';
import { Face } from './face.tsx';

type Story = { readonly round: number; readonly sentences: readonly string[] };

/** What a bot's reasons say, round by round. */
const storyOf = (reasons: readonly ToldReason[], seat: Seat, say: ReasonSentence): readonly Story[] => {
  const rounds = new Map<number, string[]>();
  for (const reason of reasons) {
    const sentence = reason.seat === seat ? say(language.value, reason.why) : undefined;
    if (sentence !== undefined) rounds.set(reason.round, [...(rounds.get(reason.round) ?? []), sentence]);
  }
  return [...rounds].map(([round, sentences]) => ({ round, sentences }));
};

type StoriesProps = {
  readonly names: ReadonlySignal<readonly string[]>;
  /** Which bot sits where; undefined where a person does. */
  readonly bots: ReadonlySignal<readonly (string | undefined)[]>;
  readonly readReasons: () => Promise<readonly ToldReason[] | undefined>;
  /** Why a bot of the game did what it did. */
  readonly say: ReasonSentence;
};

/** After the game: how each bot at the table played, a sentence a decision. */
export const BotStories = ({ names, bots, readReasons, say }: StoriesProps) => {
  const reasons = useSignal<readonly ToldReason[]>([]);
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
  const stories = bots.value.flatMap((bot, seat) =>
    bot === undefined ? [] : [{ bot, seat, story: storyOf(reasons.value, seat, say) }],
  );
  if (stories.every(({ story }) => story.length === 0)) return null;
  return (
    <section class="stories stack gap-4" style="--face: 2.25rem" aria-labelledby="stories">
      <h3 id="stories">{characters.stories}</h3>
      {stories.map(({ bot, seat, story }) => (
        <details key={seat} class="panel">
          <summary class="line plain">
            <Face bot={bot} />
            <b>{characters.story(names.value[seat] ?? '')}</b>
          </summary>
          {story.map(({ round, sentences }) => (
            <section key={round} class="story-round">
              <h4 class="quiet text-2">{characters.round(round)}</h4>
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
