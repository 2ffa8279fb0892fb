import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Decision } from '../../coach/review.ts';
import { moveInWords } from '../../messages/moves.ts';
import { language } from '../base/language.ts';
import { t } from '../base/texts.ts';
import { askCoach } from '../coach/coach-port.ts';
import type { ReviewedGame } from '../coach/reviewed-game.ts';
import { c } from '../coach/texts.ts';
import { surfaceOf } from '../table/client-game.ts';
import { Stage, type StageParts } from '../table/stage.tsx';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { type Comparison, outcomeOf } from './comparison.ts';
import type { Timeline } from './timeline.ts';
import { openTry, type Try } from './try-state.ts';

type TryMomentProps = {
  readonly timeline: Timeline;
  readonly of: ReviewedGame;
  readonly decision: Decision;
  readonly onBack: () => void;
};

/** A moment of the game at the real table, to be decided anew; then what that would have been worth. */
export const TryMoment = ({ timeline, of, decision, onBack }: TryMomentProps) => {
  const texts = c();
  const game = timeline.replay.module.name;
  const { seat, round } = decision;
  const open = (): Try =>
    openTry({
      timeline,
      decision,
      value: (view, played) => askCoach('valuation', { game, view, seat, played }),
    });
  const now = useSignal<Try | undefined>(undefined);
  const begin = (): void => {
    now.peek()?.dispose();
    now.value = open();
  };
  useEffect(() => {
    begin();
    return () => now.peek()?.dispose();
  }, []);
  const at = now.value;
  const back = (
    <Button kind="bare" icon="back" onClick={onBack}>
      {texts.tryBack}
    </Button>
  );
  const stage: StageParts = {
    title: texts.tryHeading,
    menu: back,
    coach: (
      <section class="coach" aria-label={texts.tryHeading}>
        <p>{seat === timeline.replay.you ? texts.tryOwn(round) : texts.tryText(of.nameOf(seat), round)}</p>
      </section>
    ),
  };
  const { Table } = surfaceOf(game);
  const isBroken = at?.isBroken.value === true || at?.on.trouble.value !== undefined;
  if (at === undefined || isBroken || at.on.table.view.value === undefined)
    return (
      <Stage {...stage}>
        <div class="stage-story">
          {isBroken ? <Notice kind="alarm">{texts.broken}</Notice> : <p class="quiet">{t().play.opening}</p>}
        </div>
      </Stage>
    );
  return (
    <>
      <Table key={at.on.game.id} table={at.on.table} again={null} stage={stage} />
      {at.chosen.value !== undefined && <Compared {...{ at, of, decision, onBack }} onAgain={begin} />}
    </>
  );
};

type ComparedProps = Pick<TryMomentProps, 'of' | 'decision' | 'onBack'> & {
  readonly at: Try;
  readonly onAgain: () => void;
};

/** What was chosen anew, what was played and what is best, each with what it is worth. */
const Compared = ({ at, of, decision, onBack, onAgain }: ComparedProps) => {
  const texts = c();
  const { say, amount, nameOf } = of;
  const compared = at.compared.value;
  const next = of.review.mistakeFrom(decision.step, 1);
  const toNext = (): void => {
    if (next === undefined) return;
    of.jump(next.step);
    of.onTry(next.step);
  };
  return (
    <Modal heading={texts.tryHeading} onClose={onBack}>
      <div role="status">
        {compared === undefined ? (
          <p class="quiet">{texts.weighing}</p>
        ) : compared.ok ? (
          <p class="bold">{verdictOn(compared.value, amount)}</p>
        ) : (
          <Notice kind="alarm">
            {compared.error.code === 'coach-unreachable' ? texts.unreachable : texts.broken}
          </Notice>
        )}
      </div>
      {compared?.ok === true && (
        <table class="try-table figures">
          <caption class="start quiet text-2">{texts.worth}</caption>
          <tbody>
            {(
              [
                [texts.yours, compared.value.yours],
                [texts.played(nameOf(decision.seat)), compared.value.played],
                [texts.best, compared.value.best],
              ] as const
            ).map(([who, { action, value }]) => (
              <tr key={who}>
                <th scope="row">{who}</th>
                <td>{moveInWords(language.value, action)}</td>
                <td>{say(Math.round(value))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p class="buttons">
        {next !== undefined && <Button onClick={toNext}>{texts.next}</Button>}
        <Button kind={next === undefined ? 'main' : 'quiet'} onClick={onBack}>
          {texts.tryBack}
        </Button>
        <Button kind="quiet" onClick={onAgain}>
          {texts.tryAgain}
        </Button>
      </p>
    </Modal>
  );
};

const verdictOn = (comparison: Comparison, say: (sum: number) => string): string => {
  const texts = c();
  const outcome = outcomeOf(comparison);
  switch (outcome.kind) {
    case 'best':
      return texts.tryBest;
    case 'as-good':
      return texts.tryAsGood;
    case 'same':
      return texts.trySame(say(outcome.by));
    case 'better':
      return texts.tryBetter(say(outcome.by));
    case 'worse':
      return texts.tryWorse(say(outcome.by));
  }
};
