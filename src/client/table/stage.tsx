import type { ComponentChildren, RefObject } from 'preact';
import { classes } from '../base/classes.ts';
import { useStage } from '../base/on-stage.ts';
import { SidePanel, type SideTab } from './side-panel.tsx';
import { StageMenu } from './stage-menu.tsx';

/** What a page brings to the table it shows. */
export type StageParts = {
  /** What the page is called. */
  readonly title: ComponentChildren;
  /** Tools, and the ways out. */
  readonly menu: ComponentChildren;
  /** How much time is left, where there is a clock. */
  readonly clock?: ComponentChildren;
  /** What has to be said around the game, for a while. */
  readonly notices?: ComponentChildren;
  /** Who leads through the game, in a lesson. */
  readonly coach?: ComponentChildren;
  /** What stands in place of the buttons, where nobody acts … */
  readonly controls?: ComponentChildren;
  /** … and of the next step, where there is none. */
  readonly prompt?: string | undefined;
  /** What the page adds to the result, once the game is over. */
  readonly result?: ComponentChildren;
  /** What else can be looked up beside the table. */
  readonly tabs?: readonly SideTab[];
};

type StageProps = StageParts & {
  /** The looks of the table, besides those of every table. */
  readonly look?: string | undefined;
  /** Round, bag or pot: what the bar tells of the game. */
  readonly facts?: ComponentChildren;
  /** What happened, beside the table; the first of `side` is the log. */
  readonly side?: readonly SideTab[];
  readonly preview?: string;
  /** What asks for a hint, where some are given. */
  readonly hint?: ComponentChildren;
  readonly at?: RefObject<HTMLDivElement | null>;
  /** Rivals, centre, prompt, mine and actions (stage.css says where each stands). */
  readonly children: ComponentChildren;
};

/** One frame for every table: it fills the window, and its places stay where they are. */
export const Stage = (props: StageProps) => {
  const { title, menu, clock, notices, coach, controls, tabs = [] } = props;
  const { look, facts, side = [], preview = '', hint, at, children } = props;
  const sideTabs = [...side, ...tabs];
  useStage();
  return (
    <div class="stage felt">
      <div class={classes('table', look)} ref={at ?? null}>
        <div class="stage-bar line">
          <h1 class="stage-title clipped">{title}</h1>
          <div class="stage-facts line grow">{facts}</div>
          <div class="stage-clock">{clock}</div>
          {hint}
          <StageMenu>{menu}</StageMenu>
        </div>
        {coach !== undefined && <div class="stage-coach">{coach}</div>}
        {children}
        {controls !== undefined && <div class="stage-actions">{controls}</div>}
        {/* A lesson has nothing to look up. */}
        {coach === undefined && sideTabs.length > 0 && <SidePanel tabs={sideTabs} preview={preview} />}
        <div class="stage-notices">{notices}</div>
      </div>
    </div>
  );
};
