import type { Seat } from '../games/core/seat.ts';
import type { TextRefusal } from '../games/core/text-refusal.ts';
import type { Language } from '../shared/language.ts';
import type { People } from './buyword-wording.ts';
import { isTextRefusal, textSentence } from './text.ts';

/** Sentences by what they are of; each takes that alone, which TypeScript cannot follow through the look-up. */
type By<Key extends string> = Readonly<Record<Key, unknown>>;

type Sentences<Code extends string, Type extends string> = {
  readonly refusals: By<Code>;
  readonly events: By<Type>;
  /** How a seat without a name is called. */
  readonly nameless: (seat: Seat) => string;
};

/** What a game says of refusals and events. `hints`: what to try instead of a text that is no action. */
export const gameSentences = <
  Refusal extends { readonly code: string },
  Event extends { readonly type: string },
>(
  sentences: Readonly<Record<Language, Sentences<Refusal['code'], Event['type']>>>,
  hints: Readonly<Record<Language, string>>,
) => {
  /** Why something was refused, said to the player who tried it. */
  const ofRefusal = (language: Language, refusal: Refusal): string => {
    const say = sentences[language].refusals[refusal.code as Refusal['code']] as (why: Refusal) => string;
    return say(refusal);
  };
  return {
    isRefusal: (refusal: { readonly code: string }): refusal is Refusal =>
      Object.hasOwn(sentences.en.refusals, refusal.code),
    ofRefusal,
    /** Why the game, or the reader of its notation, refused something. */
    ofAnyRefusal: (language: Language, refusal: Refusal | TextRefusal): string =>
      isTextRefusal(refusal)
        ? textSentence(language, refusal, hints[language])
        : ofRefusal(language, refusal),
    /** What has happened, said to a viewer (a seat, or null for a spectator); undefined where there is nothing to tell. */
    ofEvent: (
      language: Language,
      event: Event,
      names: readonly string[],
      viewer: Seat | null,
    ): string | undefined => {
      const { events, nameless } = sentences[language];
      const say = events[event.type as Event['type']] as (what: Event, people: People) => string | undefined;
      return say(event, {
        isReader: (seat) => seat === viewer,
        name: (seat) => names[seat] ?? nameless(seat),
      });
    },
  };
};
