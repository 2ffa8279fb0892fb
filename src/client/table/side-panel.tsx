import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { classes } from '../base/classes.ts';
import { t } from '../base/texts.ts';
import { IconButton } from '../ui/button.tsx';

/** Something to look up beside the table. */
export type SideTab = {
  readonly name: string;
  readonly label: string;
  readonly content: ComponentChildren;
};

type SidePanelProps = {
  /** The first is the log, which screen readers always find. */
  readonly tabs: readonly SideTab[];
  /** The last that happened, for the eye: it is read aloud elsewhere. */
  readonly preview: string;
};

/** What happened, what was sold, what is said: beside the table, or behind the line that tells the last of it. */
export const SidePanel = ({ tabs, preview }: SidePanelProps) => {
  const id = useId();
  const isOpen = useSignal(false);
  const chosen = useSignal('');
  const at = Math.max(
    0,
    tabs.findIndex(({ name }) => name === chosen.value),
  );
  const close = (): void => {
    isOpen.value = false;
  };
  return (
    <aside
      class="stage-side"
      aria-label={t().play.beside}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen.value) close();
      }}
    >
      <button
        type="button"
        class="side-line bare"
        aria-label={t().play.beside}
        aria-expanded={isOpen.value}
        data-last={preview}
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      />
      <div class="side-panel" data-open={isOpen.value}>
        <div class="side-tabs line gap-2">
          <div class="line gap-2 grow" role="tablist" aria-label={t().play.beside}>
            {tabs.map(({ name, label }, place) => (
              <button
                key={name}
                type="button"
                role="tab"
                class="side-tab bare touch strong"
                id={`${id} tab ${name}`}
                aria-selected={place === at}
                aria-controls={`${id} ${name}`}
                onClick={() => {
                  chosen.value = name;
                }}
              >
                {label}
              </button>
            ))}
          </div>
          <IconButton icon="close" label={t().play.close} onClick={close} />
        </div>
        {tabs.map(({ name, content }, place) => (
          <div
            key={name}
            id={`${id} ${name}`}
            role="tabpanel"
            class={classes('side-content', place !== at && 'unseen')}
            aria-labelledby={`${id} tab ${name}`}
            hidden={place !== at && place > 0}
          >
            {content}
          </div>
        ))}
      </div>
    </aside>
  );
};
