import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { classes } from '../base/classes.ts';
import { t } from '../base/texts.ts';
import { IconButton } from '../ui/button.tsx';
import { InSight, useIsBeside } from './in-sight.ts';
import { useSheetPull } from './sheet-pull.ts';

/** Something to look up beside the table. */
export type SideTab = {
  readonly name: string;
  readonly label: string;
  readonly content: ComponentChildren;
  /** How much in it is new … */
  readonly unread?: number;
  /** … and the newest of it, for a while. */
  readonly preview?: string | undefined;
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
  /** What is new in another list than the one in sight. */
  const news = tabs.find((tab, place) => tab.preview !== undefined && (place !== at || !isShown));
  const line = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    // The sheet stays in sight as long as something in it has the focus.
    if (panel.current?.contains(document.activeElement)) line.current?.focus();
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
  const unread = tabs.reduce((all, tab) => all + (tab.unread ?? 0), 0);
  const open = (): void => {
    if (news === undefined) isOpen.value = true;
    else choose(news);
  };
  const { panel, pointer, wasPull } = useSheetPull({ isOpen: isShown, open, close });
  const isInSight = useIsBeside(panel) || isShown;
  return (
    <aside
      class="stage-side"
      aria-label={t().play.beside}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isShown) close();
      }}
    >
      <button
        ref={line}
        type="button"
        class={classes('side-line bare', news !== undefined && 'side-news')}
        aria-label={t().play.beside}
        aria-expanded={isShown}
        data-last={news?.preview ?? preview}
        data-unread={unread === 0 ? undefined : unread}
        onClick={() => {
          if (wasPull()) return;
          if (isShown) close();
          else open();
        }}
        {...pointer}
      />
      <div ref={panel} class="side-panel" data-open={isShown}>
        <div class="side-tabs line gap-2" {...pointer}>
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
            <InSight.Provider value={isInSight && place === at}>{content}</InSight.Provider>
          </div>
        ))}
        {news !== undefined && (
          <button type="button" class="side-said bare touch" onClick={() => choose(news)}>
            <span class="clipped">{news.preview}</span>
          </button>
        )}
      </div>
    </aside>
  );
};
