import { SelectRow } from '../ui/select-row.tsx';
import type { ReviewedGame } from './reviewed-game.ts';
import { c } from './texts.ts';

const EVERYONE = -1;

/** Of whom one wants to hear: of one player, or of everybody. */
export const FollowedChoice = ({ of: { review, seats, nameOf } }: { readonly of: ReviewedGame }) => {
  const texts = c();
  const { followed } = review;
  if (seats.length < 2) return null;
  return (
    <SelectRow
      look="line gap-4 nowrap"
      name={texts.followed}
      value={followed.value ?? EVERYONE}
      values={[...seats, EVERYONE]}
      nameOf={(seat) => (seat === EVERYONE ? texts.everyone : nameOf(seat))}
      isName={(seat) => seat !== EVERYONE}
      onChange={(seat) => {
        followed.value = seat === EVERYONE ? undefined : seat;
      }}
    />
  );
};
