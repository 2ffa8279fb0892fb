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
  /** How much in it is new. */
  readonly unread?: number;
  /** For one that is opened from elsewhere, too: whether it is open, and what opens and closes it. */
  readonly opening?: { readonly isOpen: boolean; readonly set: (isOpen: boolean) => void };
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
  const opened = tabs.find(({ opening }) => opening?.isOpen === true);
  const at = Math.max(
    0,
    tabs.findIndex((tab) => (opened === undefined ? tab.name === chosen.value : tab === opened)),
  );
  const isShown = isOpen.value || opened !== undefined;
  const close = (): void => {
    opened?.opening?.set(false);
    isOpen.value = false;
  };
  const choose = ({ name, opening }: SideTab): void => {
    if (opening !== undefined) {
      opening.set(true);
      return;
    }
    // On a narrow screen the panel stays open for the next one.
    isOpen.value = isShown;
    opened?.opening?.set(false);
    chosen.value = name;
  };
  return (
    <aside
      class="stage-side"
      aria-label={t().play.beside}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isShown) close();
      }}
    >
      <button
        type="button"
        class="side-line bare"
        aria-label={t().play.beside}
        aria-expanded={isShown}
        data-last={preview}
        onClick={() => {
          if (isShown) close();
          else isOpen.value = true;
        }}
      />
      <div class="side-panel" data-open={isShown}>
        <div class="side-tabs line gap-2">
          <div class="line gap-2 grow" role="tablist" aria-label={t().play.beside}>
            {tabs.map((tab, place) => (
              <button
                key={tab.name}
                type="button"
                role="tab"
                class="side-tab bare touch strong"
                id={`${id}-tab-${tab.name}`}
                aria-selected={place === at}
                aria-controls={`${id}-${tab.name}`}
                onClick={() => choose(tab)}
              >
                {tab.label}
                {(tab.unread ?? 0) > 0 && <b class="tab-count figures"> {tab.unread}</b>}
              </button>
            ))}
          </div>
          <IconButton icon="close" label={t().play.close} onClick={close} />
        </div>
        {tabs.map(({ name, content }, place) => (
          <div
            key={name}
            id={`${id}-${name}`}
            role="tabpanel"
            class={classes('side-content', place !== at && 'unseen')}
            aria-labelledby={`${id}-tab-${name}`}
            hidden={place !== at && place > 0}
          >
            {content}
          </div>
        ))}
      </div>
    </aside>
  );
};
