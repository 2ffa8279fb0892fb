import '../style/moment.css';
import { t } from '../base/texts.ts';
import type { AnyTable } from './game-parts.ts';
import type { Moment } from './great-moment.ts';

/** A great word, large over the middle of the table, with what it brought and why it is great. Nothing on the table is out of reach meanwhile. */
export const MomentShown = ({ moment }: { readonly moment: Moment | undefined }) => {
  const said = moment && t().show.great[moment.great.mark](moment.by);
  return (
    <div class="moment">
      <p class="unseen" role="status">
        {said}
      </p>
      {moment !== undefined && (
        <div class={`moment-plaque moment-${Math.min(moment.great.degree, 3)}`} aria-hidden="true">
          <span class="moment-mark">{said}</span>
          <b class="moment-word" style={`--letters: ${Math.max(6, moment.word.length)}`} translate={false}>
            {moment.word}
          </b>
          <span class="moment-worth figures">{moment.worth}</span>
        </div>
      )}
    </div>
  );
};

/** The moment of a table, apart from the rest, which is not drawn anew for it. */
export const MomentOf = ({ table }: { readonly table: Pick<AnyTable, 'moment'> }) => (
  <MomentShown moment={table.moment?.value} />
);
