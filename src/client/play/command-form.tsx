import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../texts.ts';
import { Icon } from '../ui/icon.tsx';
import { closeTools } from './open-tool.ts';

type CommandFormProps = {
  /** How what is open now is written. */
  readonly open: readonly string[];
  readonly keysHint: string;
  /** Does what a text says; whether that was done. */
  readonly onRun: (text: string) => Promise<boolean>;
};

/** The command line of a table: a text, and what is open now. */
export const CommandForm = ({ open, keysHint, onRun }: CommandFormProps) => {
  const { play } = t();
  const input = useRef<HTMLInputElement>(null);
  // At once: what is typed after the slash is for this line.
  useLayoutEffect(() => {
    const { activeElement } = document;
    input.current?.focus();
    return () => {
      if (activeElement instanceof HTMLElement && activeElement.isConnected) activeElement.focus();
    };
  }, []);
  const run = async (): Promise<void> => {
    const text = input.current?.value ?? '';
    if (text.trim() === '') closeTools();
    else if ((await onRun(text)) && input.current !== null) input.current.value = '';
  };
  return (
    <form
      class="command"
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
      <button type="button" class="icon-button" aria-label={play.close} onClick={closeTools}>
        <Icon name="close" />
      </button>
      <p id="command-hint" class="quiet">
        {open.length === 0 ? play.commandNone : play.commandOpen(open)}
      </p>
      <p class="quiet">{keysHint}</p>
    </form>
  );
};
