import { describe, expect, it } from 'vitest';
import { createHeldInputs } from './held-inputs.ts';

const open = () => {
  let step = 'sell';
  const done: string[] = [];
  const held = createHeldInputs(() => step);
  let answer: () => void = () => {};
  let sent = Promise.resolve();
  const send = (name: string): Promise<void> =>
    held.during(async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      done.push(name);
    });
  return {
    done,
    type: (key: string) => held.whenFree(() => done.push(key)),
    enter: (name: string) =>
      held.whenFree(() => {
        sent = send(name);
      }),
    answered: async () => {
      const through = sent;
      answer();
      await through;
    },
    goTo: (next: string) => {
      step = next;
    },
  };
};

describe('what is typed at the table', () => {
  it('is done at once while nothing is on its way', () => {
    const { type, done } = open();
    type('C');
    expect(done).toEqual(['C']);
  });

  it('waits while a word is on its way, and comes after it, in order', async () => {
    const { type, enter, answered, done } = open();
    enter('CAT sold');
    type('D');
    type('O');
    expect(done).toEqual([]);
    await answered();
    expect(done).toEqual(['CAT sold', 'D', 'O']);
  });

  it('sells a second word that was typed whole meanwhile, and then goes on', async () => {
    const { type, enter, answered, done } = open();
    enter('CAT sold');
    type('D');
    enter('DOG sold');
    type('E');
    await answered();
    expect(done).toEqual(['CAT sold', 'D']);
    await answered();
    expect(done).toEqual(['CAT sold', 'D', 'DOG sold', 'E']);
  });

  it('is dropped where it was meant for a step that is over', async () => {
    const { type, enter, answered, goTo, done } = open();
    enter('CAT sold');
    type('D');
    goTo('roll');
    await answered();
    expect(done).toEqual(['CAT sold']);
  });
});
