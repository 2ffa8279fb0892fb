import '../style/variants.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { TILE_SETS } from '../../games/buyword/tile-sets.ts';
import type { View } from '../../games/buyword/view.ts';
import { refusalSentence } from '../../messages/buyword.ts';
import { language } from '../language.ts';
import { startTableSounds } from '../sound/table-sounds.ts';
import { t } from '../texts.ts';
import { TileSetContext } from '../tiles/tile-set-context.ts';
import { Announcer } from './announcer.tsx';
import { startVerdicts, Verdict } from './challenges/verdict.tsx';
import { CommandLine } from './command-line.tsx';
import { GameLog } from './game-log.tsx';
import { GridArea } from './grid/grid-area.tsx';
import { onGrid } from './grid/grid-cursor.ts';
import { Hand } from './hand.tsx';
import { asked, letterKeys, startLaying } from './laying.ts';
import { LetterKeys } from './letter-keys.tsx';
import { Lot } from './lot.tsx';
import { showTableAround } from './low-screen.ts';
import { startFlights } from './motion/flights.ts';
import { closeTool, closeTools, openTool } from './open-tool.ts';
import { Others } from './others.tsx';
import { isMyStep, type Looking } from './phases/surface.ts';
import { SURFACES } from './phases/surfaces.ts';
import { acting, game, mySeat, refusal, type ShownRefusal } from './play-state.ts';
import { PriceList } from './price-list.tsx';
import { Prompt } from './prompt.tsx';
import { GameResult } from './result/result.tsx';
import { SalesList } from './sales-list.tsx';
import { StatusBar } from './status-bar.tsx';
import { StepActions } from './step-actions.tsx';
import { ThemeLine } from './theme/theme-line.tsx';
import { useStepFocus } from './use-step-focus.ts';
import { useTableKeys } from './use-table-keys.ts';

type TableProps = {
  readonly view: View;
  /** What starts the next game, see GameResult. */
  readonly again?: ComponentChildren;
};

/** The table: how things stand, the one next step and what it takes, and what has happened. */
export const Table = ({ view, again }: TableProps) => {
  const played = game.value?.language;
  const table = useRef<HTMLDivElement>(null);
  // Before the table is painted: from then on it takes taps and keys.
  useLayoutEffect(startLaying, []);
  useEffect(startTableSounds, []);
  useEffect(startVerdicts, []);
  useEffect(() => closeTools, []);
  useEffect(() => (table.current === null ? undefined : startFlights(table.current)), []);
  useTableKeys();
  return (
    <TileSetContext.Provider value={TILE_SETS[view.options.tiles]}>
      <div class="table" ref={table}>
        <StatusBar view={view} />
        {played !== undefined && played !== language.value && <p class="quiet">{t().play.wordsOf[played]}</p>}
        <ThemeLine view={view} />
        <Verdict />
        <div class="table-main">
          <PlayArea view={view} me={mySeat.value} again={again} />
          <SalesList view={view} />
        </div>
        <div class="table-side">
          <Others view={view} />
          <GameLog />
        </div>
      </div>
      <Announcer />
      {openTool.value === 'prices' && <PriceList onClose={() => closeTool('prices')} />}
    </TileSetContext.Provider>
  );
};

const sentenceOf = (refused: ShownRefusal): string =>
  refused.code === 'told' ? refused.sentence : refusalSentence(language.value, refused);

type PlayAreaProps = Looking & { readonly again: ComponentChildren };

const PlayArea = ({ view, me, again }: PlayAreaProps) => {
  const area = useRef<HTMLElement>(null);
  const question = asked.value;
  const at: Looking = { view, me };
  const surface = view.phase === 'over' ? undefined : SURFACES[view.phase];
  const step = isMyStep(at) ? `${view.phase} ${surface?.stepKey?.(at)}` : surface && 'wait';
  useStepFocus({
    area,
    question,
    step: [step, view.round],
    scrolls: surface === undefined,
    also: () => showTableAround(area.current),
  });

  if (surface === undefined) {
    return (
      <section class="play-area" ref={area}>
        <GameResult view={view} again={again} />
        {view.board.length > 0 && (
          <div class="felt felt-grid">
            <GridArea view={view} laysOut={false} />
          </div>
        )}
      </section>
    );
  }
  const { Felt = Lot, Above, Panel, Below } = surface;
  const laysOut = surface.laysOut?.(at) ?? false;
  return (
    <section class="play-area" ref={area} aria-labelledby="next-step" aria-busy={acting.value}>
      <Prompt {...at} />
      {Above !== undefined && <Above {...at} />}
      <div class={view.options.crossword ? 'felt felt-grid' : 'felt'}>
        {view.options.crossword && <GridArea view={view} laysOut={laysOut && onGrid.value} />}
        <Felt {...at} />
        <Hand open={laysOut} />
      </div>
      {Panel !== undefined && <Panel {...at} />}
      <p class="refused" role="alert">
        {refusal.value !== undefined && sentenceOf(refusal.value)}
      </p>
      {letterKeys.value !== 'shut' && laysOut && question === undefined && <LetterKeys />}
      <StepActions {...at} />
      {Below !== undefined && <Below {...at} />}
      {openTool.value === 'commands' && <CommandLine view={view} />}
    </section>
  );
};
