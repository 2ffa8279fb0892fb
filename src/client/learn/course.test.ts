import { expect, it } from 'vitest';
import { err, ok, type Result } from '../../shared/result.ts';
import type { LinkRefusal } from '../link/table-link.ts';
import { createCourse } from './course.ts';

type Step = { readonly wants: string | undefined };

const done: unknown[] = [];
const course = createCourse<Step, string>({
  parseAction: ok,
  steps: [{ wants: 'roll' }, { wants: 'buy' }, { wants: undefined }],
  isWanted: ({ wants }, action) => wants === action,
  insists: ({ wants }) => `first ${wants}`,
  isFree: (action) => action === 'layout',
});
/** What a text is answered with, through the lesson. */
const act = (action: string): Result<number, LinkRefusal> | undefined => {
  link.act({ id: action, action });
  return answers.get(action);
};
const answers = new Map<string, Result<number, LinkRefusal>>();
const link = course.teaching(({ onAnswer }) => ({
  act: ({ id, action }) => {
    done.push(action);
    return onAnswer(id, ok(1));
  },
  close: () => {},
}))({
  onTable: () => {},
  onAnswer: (id, answer) => answers.set(id, answer).has(id),
  onCaughtUp: () => {},
});

it('lets only that be done which its step wants, and says so', () => {
  expect(act('buy')).toEqual(err({ code: 'not-yet', message: 'first roll' }));
  expect(act('roll')).toEqual(ok(1));
  expect(course.at.value).toBe(1);
  expect(done).toEqual(['roll']);
});

it('lets one’s own things be done at any step, without going on', () => {
  act('layout');
  expect(course.at.value).toBe(1);
});

it('is over where nothing more is wanted', () => {
  expect(course.isOver.value).toBe(false);
  act('buy');
  expect(course.isOver.value).toBe(true);
  expect(done).toEqual(['roll', 'layout', 'buy']);
});

it('lets everything be done once it is over, so that no button of the table is dead', () => {
  expect(act('done')).toEqual(ok(1));
  expect(done.at(-1)).toBe('done');
  expect(course.isOver.value).toBe(true);
});

it('plays for others past its steps', () => {
  course.playFor(1, 'pass');
  expect(done.at(-1)).toBe('pass');
});
