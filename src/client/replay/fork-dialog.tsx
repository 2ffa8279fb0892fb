import { useSignal } from '@preact/signals';
import { CHARACTER_IDS, CHARACTERS, type CharacterId } from '../../bots/characters.ts';
import type { Seat } from '../../games/core/seat.ts';
import { t } from '../base/texts.ts';
import { c } from '../coach/texts.ts';
import type { ForkMoment } from '../device/fork.ts';
import { startFork } from '../device/start-fork.ts';
import { Button } from '../ui/button.tsx';
import { Modal, ReadingDialog } from '../ui/dialog.tsx';
import { SelectRow } from '../ui/select-row.tsx';
import { momentAt, seatsToFork } from './fork-moment.ts';
import type { ReplayController } from './replay-controller.ts';

type ForkDialogProps = { readonly shown: ReplayController; readonly onClose: () => void };

/** Who plays for people, unless somebody else is chosen. */
const STAND_IN: CharacterId = 'marlowe';

/** Asks where one wants to sit and who stands in for people, then plays on from the step that is shown. */
export const ForkDialog = ({ shown, onClose }: ForkDialogProps) => {
  const { fork } = c();
  const { timeline, round } = shown;
  const at = shown.frame.peek();
  const moment = momentAt(timeline, at);
  if (typeof moment === 'string')
    return (
      <ReadingDialog heading={fork.open} onClose={onClose}>
        <p>{fork[moment]}</p>
      </ReadingDialog>
    );
  return (
    <Modal heading={fork.open} onClose={onClose}>
      <p>{fork.text(at, round.peek())}</p>
      <Players moment={moment} seats={seatsToFork(timeline, at)} you={timeline.replay.you} />
    </Modal>
  );
};

type PlayersProps = {
  readonly moment: ForkMoment;
  readonly seats: readonly Seat[];
  readonly you: Seat | undefined;
};

const Players = ({ moment, seats, you }: PlayersProps) => {
  const { play, characters } = t();
  const { fork } = c();
  const { names, looks } = moment;
  const seat = useSignal(you !== undefined && seats.includes(you) ? you : (seats[0] ?? 0));
  const standIn = useSignal<CharacterId>(STAND_IN);
  const hasPeople = names.some((_, at) => at !== seat.value && looks[at]?.bot === undefined);
  return (
    <>
      {seats.length > 1 && (
        <SelectRow
          name={fork.seat}
          look="field"
          value={seat.value}
          values={seats.toSorted((a, b) => a - b)}
          nameOf={(each) => (each === you ? play.you : (names[each] ?? ''))}
          isName={(each) => each !== you}
          onChange={(each) => {
            seat.value = each;
          }}
        />
      )}
      {hasPeople && (
        <SelectRow
          name={fork.standIn}
          look="field"
          value={standIn.value}
          values={CHARACTER_IDS}
          nameOf={(each) => characters.of[each].name}
          groupOf={(each) => characters.levels[CHARACTERS[each].level]}
          isName={() => true}
          onChange={(each) => {
            standIn.value = each;
          }}
        />
      )}
      <p class="quiet">{[...(names.length > 1 ? [fork.bots] : []), fork.notCounted].join(' ')}</p>
      <p>
        <Button icon="play" onClick={() => void startFork(moment, seat.value, standIn.value)}>
          {fork.start}
        </Button>
      </p>
    </>
  );
};
