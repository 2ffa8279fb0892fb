import type { Challenged } from '../../../games/choose-your-words/actions.ts';
import type { DeclaredView } from '../../../games/choose-your-words/view.ts';
import { t } from '../../base/texts.ts';
import { StepButton } from '../../table/actions.tsx';
import { DeclaredWord } from '../declared-word.tsx';
import { wordDeclared } from '../question.ts';
import { offered, type SeatView } from './surface.ts';

/** The words of this round, hand by hand, each with its score and what can be doubted about it. */
export const Showdown = (at: SeatView) => {
  const { cards } = t();
  const { view } = at;
  const { sealed, isOn } = at.table.reveal;
  const open = view.declared.filter(({ sealed }) => !sealed);
  const best = Math.max(
    ...open.filter(({ seat }) => view.seats[seat]?.folded === false).map(({ score }) => score ?? 0),
  );
  return (
    <section class="showdown" aria-label={cards.showdown}>
      <ol>
        {open.map((declared) => (
          <DeclaredWord
            key={declared.seat}
            {...declared}
            word={declared.word?.split(' ') ?? null}
            score={declared.score ?? 0}
            isBest={!isOn.value && declared.score === best && best > 0}
            struck={view.seats[declared.seat]?.struck === true}
            isSealed={sealed.value.has(declared.seat)}
          >
            <Marks at={at} declared={declared} />
            <Doubts at={at} declared={declared} />
          </DeclaredWord>
        ))}
      </ol>
    </section>
  );
};

type DeclaredProps = { readonly at: SeatView; readonly declared: DeclaredView };

const Marks = ({ at, declared }: DeclaredProps) => {
  const { cards } = t();
  const { seat, claim, claimLost, listed, wordChallenged } = declared;
  if (!claim && !listed && !wordChallenged) return null;
  return (
    <p class="text-2 row lines-2">
      {listed && !claimLost && <span>{cards.listed}</span>}
      {claim && (!listed || claimLost) && <span>{claimLost ? cards.claimLost : cards.claimed}</span>}
      {wordChallenged && at.view.seats[seat]?.struck !== true && <span>{cards.wasChallenged}</span>}
    </p>
  );
};

const Doubts = ({ at, declared: { seat } }: DeclaredProps) => {
  const { cards } = t();
  const open = offered(at, 'challenge');
  const isOpen = { word: open?.words.includes(seat), category: open?.claims.includes(seat) };
  const challenge = (what: Challenged) => (): void =>
    void at.table.confirmThenAct({ kind: 'challenge', seat, what });
  if (!isOpen.word && !isOpen.category) return null;
  return (
    <p class="doubts line gap-3">
      {isOpen.word && (
        <StepButton quiet onClick={challenge('word')}>
          {cards.challengeWord(wordDeclared(at.view, seat))}
        </StepButton>
      )}
      {isOpen.category && (
        <StepButton quiet onClick={challenge('category')}>
          {cards.challengeClaim}
        </StepButton>
      )}
    </p>
  );
};
