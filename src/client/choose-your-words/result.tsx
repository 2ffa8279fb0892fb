import { readLaid } from '../../games/choose-your-words/card.ts';
import { outRounds } from '../../games/choose-your-words/closeness.ts';
import type { View } from '../../games/choose-your-words/view.ts';
import { languageOf } from '../../shared/dictionaries.ts';
import { t } from '../base/texts.ts';
import { BestWord } from '../table/best-word.tsx';
import { Ranking, ResultList } from '../table/result-parts.tsx';
import { useCards } from './card-table.ts';
import { CardRow } from './letter-card.tsx';
import { bestWords } from './round-history.ts';
import { RoundStory } from './round-story.tsx';
import { ChipsChart } from './score-sheet.tsx';

const MOST_WORDS = 5;

/** Everybody's chips. */
const ChipsRanking = ({ view }: { readonly view: View }) => {
  const { cards } = t();
  const { names, looks, events } = useCards();
  const outIn = outRounds(events.value);
  return (
    <Ranking
      heading={cards.ranking}
      seats={view.seats.map(({ chips, left }, seat) => ({ sum: chips, left, outIn: outIn.get(seat) }))}
      names={names.value}
      looks={looks.value}
      say={cards.chipsOf}
    />
  );
};

const LastRound = () => {
  const { cards } = t();
  const last = useCards().rounds.told.value.at(-1);
  if (last === undefined) return null;
  return (
    <section>
      <h3>{cards.roundOver(last.round)}</h3>
      <RoundStory told={last} isLong />
    </section>
  );
};

const BestWords = () => {
  const { cards } = t();
  const { nameOf, rounds } = useCards();
  const best = bestWords(rounds.told.value, MOST_WORDS);
  if (best.length === 0) return null;
  return (
    <ResultList heading={cards.bestWords} look="stack gap-4">
      {best.map(({ seat, word, score }) => (
        <li key={`${seat} ${word?.join()}`} class="split gap-6 lines-2">
          <span class="unseen" translate={false}>
            {readLaid(word ?? [])}
          </span>
          <CardRow cards={word ?? []} />
          <span>
            <b>{cards.points(score)}</b> <small>{nameOf(seat)}</small>
          </span>
        </li>
      ))}
    </ResultList>
  );
};

/** What the end of a game tells: everybody's chips, the last round, how they grew, the best words. */
export const RESULTS = [ChipsRanking, LastRound, ChipsChart, BestWords];

/** The word that scored most, with what it means. */
export const BestDeclared = ({ view }: { readonly view: View }) => {
  const { cards, ending } = t();
  const { mySeat, nameOf, rounds } = useCards();
  const [best] = bestWords(rounds.told.value, 1);
  if (best === undefined) return null;
  const { seat, word, score } = best;
  return (
    <BestWord
      caption={seat === mySeat.value ? ending.bestOfGame : ending.bestBy(nameOf(seat))}
      word={readLaid(word ?? [])}
      worth={cards.points(score)}
      language={languageOf(view.options.dictionary)}
    >
      <CardRow cards={word ?? []} />
    </BestWord>
  );
};
