import type { ReadonlySignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import type { Refusal } from '../../games/core/game.ts';
import type { Seat } from '../../games/core/seat.ts';
import type { ReasonSentence } from '../../messages/bot-reasons.ts';
import type { Language } from '../../shared/language.ts';
import type { Sound } from '../sound/sounds.ts';
import type { Commands } from './command-line.tsx';
import type { Confirmation } from './confirmation.ts';
import type { Ending } from './ending.ts';
import type { Moment } from './great-moment.ts';
import type { LayingKeys } from './laying-keys.ts';
import type { PhaseSurface, SeatView, TableView } from './phase-surface.ts';
import type { Premoves } from './premoves.ts';
import type { TableState } from './table-state.ts';
import type { GameTool } from './table-tools.tsx';

export type TableEvent = { readonly type: string };
export type TableAction = { readonly kind: string };

/** What is asked once before something that cannot be taken back. */
export type Question = { readonly text: string; readonly yes: string };

/** The one thing that can be done, and why nothing else can, in a sentence. */
export type Forced<Action> = { readonly action: Action; readonly why: () => string };

/** The word that is being laid out. */
type LayingParts = {
  /** Starts to follow the hand and the word; returns what stops it. */
  readonly start: () => () => void;
  readonly laid: ReadonlySignal<readonly unknown[]>;
  readonly keys: LayingKeys;
};

/** A table of a game as it is played at: the table itself, and what its game adds, made once for each that is opened. */
export type GameTable<View, Event, Action extends TableAction, Why extends Refusal> = TableState<
  View,
  Event,
  Action,
  Why
> & {
  readonly confirmation: Confirmation<Action>;
  /** What may be said ahead of one's turn, in a game where something may. */
  readonly premoves?: Premoves;
  /** Does what a text says that means something at this page alone; undefined where it does not, or not now. */
  readonly ownCommand?: (text: string) => (() => Promise<boolean>) | undefined;
  /** Where words are laid out. */
  readonly laying?: LayingParts;
  /** What is looked at before the game goes on for who looks; named, where there is something. */
  readonly interlude?: ReadonlySignal<string | undefined>;
  /** What else follows the table as long as it is shown; returns what stops it. */
  readonly follow?: () => () => void;
  /** Lets things be seen to move on the table; returns what stops it. */
  readonly startMotion?: (element: HTMLElement) => () => void;
  /** The great word that has its moment. */
  readonly moment?: ReadonlySignal<Moment | undefined>;
  /** A key that means something at any time; whether it has done anything. */
  readonly onKey?: (event: KeyboardEvent) => boolean;
};

/** The table as one sees it, and how its phase looks. */
type SurfaceProps<View, Table> = SeatView<View, Table> & { readonly surface: PhaseSurface<View, Table> };

/** A list beside the table. */
type SideList<View> = {
  readonly name: string;
  readonly label: () => string;
  readonly Content: FunctionComponent<{ readonly view: View }>;
};

/** What is a game's own at the table; all else is the same for every game. */
export type GameParts<
  View extends TableView,
  Event,
  Action extends TableAction,
  Why extends Refusal,
  Table extends GameTable<View, Event, Action, Why>,
> = {
  /** What the game adds to a table that was opened; the same for the same table. */
  readonly tableOf: (state: TableState<View, Event, Action, Why>) => Table;
  /** With what the names begin of the classes in which this game's table looks different. */
  readonly look?: string;
  /** How each phase looks; a game that is over has none. */
  readonly surfaces: Readonly<Partial<Record<string, PhaseSurface<View, Table>>>>;
  /** The keys on the page, as long as they are wanted, where words are laid out. */
  readonly Keys?: FunctionComponent;
  /** What is asked before an action; undefined where it is only whether to leave. */
  readonly questionOf: (action: Action, table: Table) => Question | undefined;
  readonly refusalSentence: (language: Language, why: Why) => string;
  /** An event as a sentence, which addresses who sits here; undefined where there is nothing to tell. */
  readonly sentenceOf: (
    language: Language,
    event: Event,
    names: readonly string[],
    you: Seat,
  ) => string | undefined;
  /** Why a bot did what it did. */
  readonly reasonOf: ReasonSentence;
  readonly commands: Commands<View, Action>;
  /** What is done for who sits there because nothing else can be; undefined where there is a choice. */
  readonly forcedMove?: (view: View, seat: Seat) => Forced<Action> | undefined;
  /** How what happens sounds, most telling first: of what happens at once, one sound is enough. */
  readonly sounds: Partial<Record<string, Sound>>;
  /** Whether an event brings a seat money: that is felt, where devices can vibrate. */
  readonly isGain?: (event: Event, seat: Seat) => boolean;
  /** What opens beside the table. */
  readonly tools: readonly GameTool[];
  /** What the bar tells: round, bag or pot. */
  readonly Facts: FunctionComponent<{ readonly view: View }>;
  /** Who else plays. */
  readonly Rivals: FunctionComponent<{ readonly view: View }>;
  /** What the phase is about, in the middle of the table. */
  readonly Centre: FunctionComponent<SurfaceProps<View, Table>>;
  /** What I have: money or chips, tiles or cards. */
  readonly Mine: FunctionComponent<SurfaceProps<View, Table>>;
  /** Whether there is a row of amounts above the buttons at this table: it has its place in every phase. */
  readonly hasAmounts?: (view: View) => boolean;
  /** What is left to do for who is not asked any more, such as somebody who is out of the game. */
  readonly IdleActions?: FunctionComponent<{ readonly view: View }>;
  /** How the game ended, for whoever looks at a table of it. */
  readonly endingOf: (table: Table, view: View) => Ending;
  /** The best word of the game; nothing where there was none. */
  readonly BestWord?: FunctionComponent<{ readonly view: View }>;
  /** What the game tells of itself once it is over, from top to bottom; what is large, a part each. */
  readonly results: readonly FunctionComponent<{ readonly view: View }>[];
  /** What comes after the bots' stories. */
  readonly AfterResult?: FunctionComponent<{ readonly view: View }>;
  /** Whether somebody coaches it, so that a finished game can be reviewed. */
  readonly isCoached?: boolean;
  /** What can be looked up beside the table, after the log. */
  readonly lists: readonly SideList<View>[];
  /** What is looked at before the game goes on, and the way on. */
  readonly interlude?: { readonly Centre: FunctionComponent; readonly Actions: FunctionComponent };
};

/** A table and its game as the frame sees them: any. */
export type AnyTable = GameTable<TableView, TableEvent, TableAction, Refusal>;
export type AnyGame = GameParts<TableView, TableEvent, TableAction, Refusal, AnyTable>;
