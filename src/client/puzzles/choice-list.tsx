import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { hashText } from '../../bots/random.ts';
import { Button } from '../ui/button.tsx';
import { Field, Form } from '../ui/form.tsx';
import { choiceTyped } from './answer.ts';
import { choiceLook } from './choice-look.tsx';
import type { Position } from './load-puzzles.ts';
import { c } from './texts.ts';

type ChoiceListProps = {
  readonly position: Position;
  readonly onChoose: (action: string) => void;
  /** Told which play is being looked at, where it can be seen on a grid. */
  readonly onLook: (action: string | undefined) => void;
};

/** Whether a key was meant for a field. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.matches('input, select, textarea');

/** The choices in an order that tells nothing: numbers by size, all else as chance has it, always alike. */
const shownOrder = ({ puzzle }: Pick<Position, 'puzzle'>): string[] => {
  const actions = puzzle.choices.map(({ action }) => action);
  if (puzzle.tag === 'number' || puzzle.tag === 'buy' || puzzle.tag === 'call') return actions.toSorted();
  return actions.toSorted((a, b) => hashText(puzzle.id + a) - hashText(puzzle.id + b));
};

/** What can be chosen: by a tap, by its number, or typed. On a grid a play is looked at first. */
export const ChoiceList = ({ position, onChoose, onLook }: ChoiceListProps) => {
  const { choices, answer } = c();
  const looksFirst = position.puzzle.tag === 'crossword';
  const looked = useSignal<string | undefined>(undefined);
  const order = shownOrder(position);
  const choose = (action: string): void => {
    if (!looksFirst || looked.peek() === action) onChoose(action);
    else {
      looked.value = action;
      onLook(action);
    }
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      const action = /^\d$/.test(event.key) ? choiceTyped(position.puzzle, order, event.key) : undefined;
      if (action !== undefined) choose(action);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [position]);
  return (
    <>
      <ul class="puzzle-choices columns fit gap-4" aria-label={choices.label}>
        {order.map((action) => {
          const { name, look } = choiceLook(position, action);
          return (
            <li key={action}>
              <button
                type="button"
                class="puzzle-choice frame row gap-4 items-centre touch whole bold"
                aria-pressed={looksFirst ? looked.value === action : undefined}
                onClick={() => choose(action)}
              >
                {look === undefined ? (
                  name
                ) : (
                  <>
                    <span class="unseen">{name}</span>
                    <span class="row gap-4 items-centre" aria-hidden="true">
                      {look}
                    </span>
                  </>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {looksFirst && (
        <Button disabled={looked.value === undefined} onClick={() => looked.value && onChoose(looked.value)}>
          {answer.submit}
        </Button>
      )}
      <Form
        class="puzzle-typed"
        submit={answer.submit}
        kind="quiet"
        onSubmit={(fields) => {
          const action = choiceTyped(position.puzzle, order, fields('typed'));
          if (action === undefined) return { message: answer.notChoice };
          onChoose(action);
          return undefined;
        }}
      >
        <Field
          label={answer.command}
          hint={answer.commandHint}
          name="typed"
          autocomplete="off"
          spellcheck={false}
        />
      </Form>
    </>
  );
};
