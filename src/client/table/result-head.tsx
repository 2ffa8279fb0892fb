import { language } from '../base/language.ts';
import { OneByOne } from '../ui/one-by-one.tsx';
import { coachWays } from './coach-ways.ts';
import { CountUp, type CountUpProps } from './count-up.tsx';
import type { ShownProps } from './game-table.tsx';
import { RecordNews } from './record-news.tsx';

export type ResultHeadProps = Pick<ShownProps, 'parts' | 'table' | 'view'>;

/** How the game ended, in a word: how close it was, and the sentence that ends it. */
export const ResultHeadline = ({ parts, table, view }: ResultHeadProps) => {
  const { events, names, you } = table;
  const ended = events.value.findLast(({ type }) => type === 'ended');
  const { closeness, hasWon } = parts.endingOf(table, view);
  return (
    <h2 class="stage-headline" tabIndex={-1} data-step-focus>
      {closeness !== undefined && (
        <span class={hasWon === true ? 'closeness money' : 'closeness'}>
          {closeness}
          <span class="unseen">. </span>
        </span>
      )}
      <span class="ended">{ended && parts.sentenceOf(language.value, ended, names.value, you.value)}</span>
    </h2>
  );
};

/** How the game ended at a glance: what one has, what is new, the best word. */
export const ResultHead = ({
  parts,
  table,
  view,
  counts,
}: ResultHeadProps & Pick<CountUpProps, 'counts'>) => {
  const { bots } = table;
  const { BestWord } = parts;
  const { own, outcome, say } = parts.endingOf(table, view);
  const countedAs = table.finishedAs.value;
  return (
    <div class="result-head stack gap-4">
      <OneByOne>
        <div class="row gap-7 lines-2">
          {own !== undefined && (
            <p class="own-sum line gap-4">
              <span class="quiet text-2">{own.label}</span>
              <b class="money title">
                <CountUp amount={own.amount} say={own.say} counts={counts} />
              </b>
            </p>
          )}
          {outcome !== undefined && countedAs !== undefined && (
            <RecordNews
              game={{
                ...outcome,
                id: countedAs,
                atMs: Date.now(),
                bots: bots.value.filter((bot) => bot !== undefined),
              }}
              say={say}
            />
          )}
        </div>
        {(table.hints?.taken.value ?? 0) > 0 && (
          <p class="quiet">{coachWays().hint.notCounted(table.hints?.taken.value ?? 0)}</p>
        )}
        {BestWord !== undefined && <BestWord view={view} />}
      </OneByOne>
    </div>
  );
};
