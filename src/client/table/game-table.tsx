import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Refusal } from '../../games/core/game.ts';
import { language } from '../base/language.ts';
import { t } from '../base/texts.ts';
import { Announcer } from './announcer.tsx';
import { startForcedMoves } from './forced-moves.ts';
import { GameLog } from './game-log.tsx';
import type { AnyGame, AnyTable, GameParts, GameTable, TableAction, TableEvent } from './game-parts.ts';
import type { TableProps } from './game-surface.tsx';
import { hearTable } from './hear-table.ts';
import { HINT_KEY, HintBox, HintTool } from './hint-box.tsx';
import { OnlyInSight } from './in-sight.ts';
import { onLayingKey } from './laying-keys.ts';
import { skipByInput } from './motion/skip-by-input.ts';
import { closeTool, closeTools, openTool, toggleTool } from './open-tool.ts';
import { isMyStep, type TableView } from './phase-surface.ts';
import { PlayArea } from './play-area.tsx';
import { Stage } from './stage.tsx';
import { stepMoment } from './step-moment.ts';
import { TableContext } from './table-context.ts';
import { useKeys } from './use-keys.ts';
import { letGoOfSteps } from './use-step-focus.ts';
import { StepMoment } from './use-step-guard.ts';

/** What a key does at any time; whether it does anything. */
const onKeyAnytime = (
  event: KeyboardEvent,
  { tools }: AnyGame,
  { confirmation, hints, onKey }: AnyTable,
): boolean => {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return false;
  const tool = key === '/' ? 'commands' : tools.find(({ shortcut }) => shortcut === key)?.name;
  if (tool !== undefined) toggleTool(tool);
  else if (key === HINT_KEY && hints !== undefined) hints.ask();
  else if (key === 'Escape' && confirmation.asked.value !== undefined) void confirmation.answer(false);
  else if (key === 'Escape' && (hints?.said.value.length ?? 0) > 0) hints?.putAway();
  else return onKey?.(event) ?? false;
  return true;
};

/** What a key does in the phase at hand: for who is to act, or while a word is laid out. */
const onKeyInPhase = (event: KeyboardEvent, { surfaces }: AnyGame, table: AnyTable): boolean => {
  const view = table.view.value;
  const surface = view && surfaces[view.phase];
  if (view === undefined || surface === undefined || table.interlude?.value !== undefined) return false;
  const at = { view, me: table.mySeat.value, table };
  if (isMyStep(at) && surface.onKey?.(event, at) === true) return true;
  return (
    surface.laysOut?.(at) === true && table.laying !== undefined && onLayingKey(event, table.laying.keys)
  );
};

/**
 * Fetches the faces of the signs that tables show (fonts.css): the step that shows the first one would be held up by the search for
 * another face. Where they cannot be had, another one will do.
 */
const fetchSigns = (): void => void document.fonts.load('1em Signs', '→✓').catch(() => []);

export type ShownProps = Pick<TableProps, 'again' | 'stage'> & {
  readonly parts: AnyGame;
  readonly table: AnyTable;
  readonly view: TableView;
};

/** What was done for a player stays in sight for so many events: those that it led to. */
const NOTED_EVENTS = 5;

/** The last that was told, and what was done for who sits here just before. */
const lastSentence = ({ sentenceOf }: AnyGame, { told, names, you, notes }: AnyTable): string => {
  const all = told.value;
  const note = notes.value.findLast(({ after }) => after >= all.length - NOTED_EVENTS);
  for (const event of all.toReversed()) {
    const sentence = sentenceOf(language.value, event, names.value, you.value);
    if (sentence !== undefined) return note === undefined ? sentence : `${note.say()} ${sentence}`;
  }
  return '';
};

const Shown = (props: ShownProps) => {
  const { parts, table, view, stage } = props;
  const { look, tools, lists, Facts } = parts;
  const hints = table.hints?.isOffered.value === true ? table.hints : undefined;
  const element = useRef<HTMLDivElement>(null);
  // Before the table is painted: from then on it takes taps and keys.
  useLayoutEffect(() => table.laying?.start(), []);
  useEffect(() => hearTable(parts, table), []);
  useEffect(() => skipByInput(table.scenes), []);
  useEffect(() => table.follow?.(), []);
  // At once: the turn may be there already.
  useLayoutEffect(() => table.premoves?.start(), []);
  useEffect(() => startForcedMoves(parts, table), []);
  useEffect(() => letGoOfSteps(parts, table), []);
  useEffect(fetchSigns, []);
  useEffect(() => closeTools, []);
  useEffect(() => (element.current === null ? undefined : table.startMotion?.(element.current)), []);
  useKeys((event) => onKeyAnytime(event, parts, table) || onKeyInPhase(event, parts, table));
  return (
    <TableContext.Provider value={table}>
      <Stage
        {...stage}
        look={look && `${look}-table`}
        at={element}
        facts={<Facts view={view} />}
        side={[
          { name: 'log', label: t().play.logTab, content: <GameLog {...props} /> },
          ...lists.map(({ name, label, Content }) => ({
            name,
            label: label(),
            content: (
              <OnlyInSight>
                <Content view={view} />
              </OnlyInSight>
            ),
          })),
        ]}
        preview={lastSentence(parts, table)}
        hint={hints && <HintTool hints={hints} />}
      >
        {hints && <HintBox hints={hints} />}
        <StepMoment.Provider value={stepMoment(parts, table, view)}>
          <PlayArea {...props} />
        </StepMoment.Provider>
      </Stage>
      <Announcer {...props} />
      {tools.map(({ name, Opened }) =>
        openTool.value === name ? <Opened key={name} onClose={() => closeTool(name)} /> : null,
      )}
    </TableContext.Provider>
  );
};

/** The table of a game: how things stand, the one next step and what it takes, and what has happened. */
export const gameTable = <
  View extends TableView,
  Event extends TableEvent,
  Action extends TableAction,
  Why extends Refusal,
  Table extends GameTable<View, Event, Action, Why>,
>(
  parts: GameParts<View, Event, Action, Why, Table>,
) => {
  // What is a game's own goes from its state to its own functions alone: the frame need not know it.
  const game = parts as unknown as AnyGame;
  return ({ table: opened, ...props }: TableProps) => {
    const table = game.tableOf(opened as unknown as AnyTable);
    const view = table.view.value;
    return view === undefined ? null : (
      <Shown key={table.id} parts={game} table={table} view={view} {...props} />
    );
  };
};
