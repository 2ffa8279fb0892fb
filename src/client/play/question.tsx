import type { PlayerAction } from '../../games/buyword/actions.ts';
import { formatLaid } from '../../games/buyword/events.ts';
import type { Messages } from '../../messages/messages.ts';
import { t } from '../texts.ts';
import { layoutOf } from './grid/grid-preview.ts';
import { answer, openDeals } from './laying.ts';
import { focusTray } from './word-tray.tsx';

/** The question asked once before something that cannot be taken back. */
export const questionOf = (play: Messages['play'], action: PlayerAction): string => {
  switch (action.kind) {
    case 'sell': {
      const layout = layoutOf(action);
      const words = layout.ok ? layout.value.words : [];
      return play.askWild(
        formatLaid(action),
        words.reduce((sum, { price }) => sum + price, 0),
      );
    }
    case 'discard':
      return play.askDiscard(Array.from(action.tiles).join(' '));
    case 'done':
      return t().deals.askDone(openDeals().length);
    default:
      return play.askLeave;
  }
};

const yesOf = (play: Messages['play'], action: PlayerAction): string => {
  switch (action.kind) {
    case 'sell':
      return play.yesWild;
    case 'discard':
      return play.yesDiscard;
    case 'done':
      return t().deals.yesDone;
    default:
      return play.leave;
  }
};

const say = async (yes: boolean): Promise<void> => {
  await answer(yes);
  focusTray();
};

/** Yes or not yet, in place of the buttons of the step. */
export const QuestionActions = ({ action }: { readonly action: PlayerAction }) => {
  const { play } = t();
  return (
    <fieldset class="actions" aria-label={questionOf(play, action)}>
      <button type="button" class="button" data-step-focus onClick={() => say(true)}>
        {yesOf(play, action)}
      </button>
      <button type="button" class="button button-quiet" onClick={() => say(false)}>
        {play.notYet}
      </button>
    </fieldset>
  );
};
