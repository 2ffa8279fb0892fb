import { expect, it } from 'vitest';
import { besideBots } from './beside-bots.ts';

it('my result stands among the bots by what each came to, before my equals and before who still plays', () => {
  const standings = besideBots(900, ['dot', 'penny', 'marlowe', 'quill'], {
    dot: 900,
    quill: 1200,
    penny: 0,
  });
  expect(standings).toEqual([
    { who: 'quill', score: 1200 },
    { who: 'me', score: 900 },
    { who: 'dot', score: 900 },
    { who: 'penny', score: 0 },
    { who: 'marlowe', score: undefined },
  ]);
});
