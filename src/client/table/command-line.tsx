import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Language } from '../../shared/language.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { language } from '../base/language.ts';
import { type Spoken, spoken } from '../base/spoken.ts';
import { t } from '../base/texts.ts';
import { Icon } from '../ui/icon.tsx';
import { coachWays } from './coach-ways.ts';
import type { AnyGame, AnyTable } from './game-parts.ts';
import { closeTools } from './open-tool.ts';
import type { SeatView, SeenFrom, TableView } from './phase-surface.ts';

/** A game's actions as texts. */
export type Commands<View, Action> = {
  /** The action that a text names, or why it names none that a player may take. */
  readonly read: (text: string) => Result<Action, Spoken>;
  /** How what is open now is written; the words of the notation are the same in every language. */
  readonly examples: (at: SeenFrom<View>) => readonly string[];
  readonly keysHint: () => string;
};

/** Reads a text as an action of a player; what only the table itself may do is refused. */
export const commandReader =
  <Action extends { readonly kind: string }, Why, Server extends Action['kind']>(
    parse: (text: string) => Result<Action, Why>,
    sentence: (language: Language, why: Why | { code: 'server-only'; action: Server }) => string,
    serverKinds: readonly Server[],
  ) =>
  (text: string): Result<Exclude<Action, { readonly kind: Server }>, Spoken> => {
    const read = parse(text);
    if (!read.ok) return err(spoken(() => sentence(language.value, read.error)));
    const action = serverKinds.find((kind) => kind === read.value.kind);
    return action === undefined
      ? ok(read.value as Exclude<Action, { readonly kind: Server }>)
      : err(spoken(() => sentence(language.value, { code: 'server-only', action })));
  };

/** Asks for a hint, and for more of it. */
const HINT_COMMAND = 'hint';

type CommandLineProps = { readonly parts: AnyGame; readonly at: SeatView<TableView, AnyTable> };

/** The command line of a table: every action as a text (docs/notation.md), with those that are open now. */
export const CommandLine = ({ parts: { commands }, at }: CommandLineProps) => {
  const { play } = t();
  const { refusal, confirmation } = at.table;
  const { hints } = at.table;
  const open = [
    ...commands.examples(at),
    ...(at.table.premoves?.typed() ?? []),
    ...(hints?.canAsk.value === true ? [HINT_COMMAND] : []),
  ];
  const input = useRef<HTMLInputElement>(null);
  // At once: what is typed after the slash is for this line.
  useLayoutEffect(() => {
    const { activeElement } = document;
    input.current?.focus();
    return () => {
      if (activeElement instanceof HTMLElement && activeElement.isConnected) activeElement.focus();
    };
  }, []);
  /** Says something for one's next turn; whether it may be said. */
  const sayAhead = (name: string): boolean => {
    const { premoves } = at.table;
    if (name === 'none') premoves?.clear();
    const isSaid = name === 'none' || premoves?.chosen() === name || premoves?.choose(name) === true;
    refusal.value = isSaid ? undefined : { code: 'told', why: spoken(() => t().pace.notAhead) };
    return isSaid;
  };
  /** Asks for a hint; whether one may be asked for. */
  const askForHint = (): boolean => {
    const mayAsk = hints?.canAsk.peek() === true;
    if (mayAsk) hints.ask();
    refusal.value = mayAsk ? undefined : { code: 'told', why: spoken(() => coachWays().hint.notHere) };
    return mayAsk;
  };
  /** Does what a text says; whether that was done, or is asked about. */
  const act = async (text: string): Promise<boolean> => {
    const own = at.table.ownCommand?.(text.trim().toLowerCase());
    if (own !== undefined) return own();
    if (text.trim().toLowerCase() === HINT_COMMAND) return askForHint();
    const [, next] = /^next\s+(.+)$/i.exec(text.trim()) ?? [];
    if (next !== undefined) return sayAhead(next.toLowerCase().replace(/\s+/g, ' '));
    const action = commands.read(text);
    if (action.ok) await confirmation.confirmThenAct(action.value);
    else refusal.value = { code: 'told', why: action.error };
    return refusal.value === undefined;
  };
  const run = async (): Promise<void> => {
    const text = input.current?.value ?? '';
    if (text.trim() === '') closeTools();
    else if ((await act(text)) && input.current !== null) input.current.value = '';
  };
  return (
    <form
      class="command frame pad-4 row gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') closeTools();
      }}
    >
      <label class="unseen" for="command">
        {play.commandLabel}
      </label>
      <span class="command-sign" aria-hidden="true">
        /
      </span>
      <input
        ref={input}
        id="command"
        type="text"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        aria-describedby="command-hint"
      />
      <button type="submit" class="button">
        {play.commandRun}
      </button>
      <button type="button" class="icon-button centre bare" aria-label={play.close} onClick={closeTools}>
        <Icon name="close" />
      </button>
      <p id="command-hint" class="quiet whole-row text-3">
        {open.length === 0 ? play.commandNone : play.commandOpen(open)}
      </p>
      <p class="quiet whole-row text-3">{commands.keysHint()}</p>
    </form>
  );
};
