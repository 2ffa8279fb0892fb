import type { Options } from '../../games/buyword/options.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { choose, conflict, conflictText, wish } from './make-state.ts';

/** Beside a choice that does not go with another: why not, and what to change, at a tap. Where the table is made it is read aloud. */
export const ConflictNote = ({ at }: { readonly at: keyof Options | 'seats' }) => {
  const found = conflict.value;
  const isHere = found?.at.includes(at) === true;
  return (
    <div class="conflict">
      {isHere && (
        <>
          <p>
            <Icon name="warn" />
            {conflictText.value}
          </p>
          <p class="conflict-fixes">
            {found.fixes.map(({ label, change }) => (
              <Button key={label} kind="quiet" onClick={() => choose(change(wish.value))}>
                {label}
              </Button>
            ))}
          </p>
        </>
      )}
    </div>
  );
};
