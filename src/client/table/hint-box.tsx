import '../style/hint.css';
import { t } from '../base/texts.ts';
import { Button, IconButton, Tool } from '../ui/button.tsx';
import { coachWays } from './coach-ways.ts';
import type { TableHints } from './table-hints.ts';

/** The key that asks for a hint: letters are for words. */
export const HINT_KEY = '!';

/** Asks for a hint; it keeps its place where there is nothing to advise. */
export const HintTool = ({ hints }: { readonly hints: TableHints }) => {
  const { hint } = coachWays();
  return (
    <Tool
      icon="hint"
      label={hint.ask}
      shortcut={HINT_KEY}
      disabled={!hints.canAsk.value}
      onClick={hints.ask}
    />
  );
};

/** What was said, over the middle of the table, until the step is over or it is put away. */
export const HintBox = ({ hints }: { readonly hints: TableHints }) => {
  const { hint } = coachWays();
  const { play } = t();
  const { said, hasMore, isThinking, ask, putAway } = hints;
  const lines = said.value;
  const isShown = isThinking.value || lines.length > 0;
  return (
    <section class="stage-hint" aria-label={hint.heading}>
      <div role="status">
        {isThinking.value && <p class="hint-said quiet">{hint.thinking}</p>}
        {lines.map((line, level) => (
          <p key={level} class={level === lines.length - 1 ? 'hint-said' : 'hint-said quiet'}>
            {line}
          </p>
        ))}
      </div>
      {isShown && (
        <div class="hint-ways line gap-4">
          {hasMore.value && (
            <Button kind="bare" onClick={ask}>
              {hint.more(lines.length)}
            </Button>
          )}
          <IconButton icon="close" label={play.close} onClick={putAway} />
        </div>
      )}
    </section>
  );
};
