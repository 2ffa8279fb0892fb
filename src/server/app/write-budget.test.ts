import { expect, it } from 'vitest';
import { storedByGame, storedByRequest, storedByText } from './costs.ts';
import { createLocalBus } from './local-bus.ts';
import { DEFAULT_LIMITS } from './rate-limits.ts';
import { createRates } from './rates.ts';
import { createWriteBudget } from './write-budget.ts';

const MINUTE_MS = 60_000;
const MEGABYTE = 1e6;

const budgetAt = () => {
  const time = { nowMs: 1e9 };
  const clock = { nowMs: () => time.nowMs, at: () => ({ cancel: () => {} }) };
  const bus = createLocalBus({ setWake: async () => {}, replaceWake: async () => {} });
  return { time, budget: createWriteBudget(createRates({ clock, limits: DEFAULT_LIMITS, bus, secret: '' })) };
};

it('bounds what one address with many names fills with long lists, in a minute and in a day', () => {
  const { time, budget } = budgetAt();
  const table = storedByRequest('makeTable', 75_000) + storedByGame('x'.repeat(75_000), 0);
  let filled = 0;
  const attack = (minutes: number): void => {
    for (let minute = 0; minute < minutes; minute++) {
      for (let i = 0; i < 1000; i++) {
        const writer = { address: '192.0.2.7', who: `name ${i % 120}` };
        if (budget.take(writer, table) === 0) filled += table;
      }
      time.nowMs += MINUTE_MS;
    }
  };
  attack(1);
  expect(filled).toBeLessThanOrEqual(60 * MEGABYTE);
  attack(24 * 60 - 1);
  expect(filled).toBeLessThanOrEqual(180 * MEGABYTE);
});

it('lets eight friends play long games all day, and a class of sixty', () => {
  const { time, budget } = budgetAt();
  const action = storedByText('sell EXTRAORDINARY');
  // An action every five seconds for twelve hours, by sixty people of one school; eight of them are friends.
  const refused = new Set<string>();
  for (let minute = 0; minute < 12 * 60; minute++) {
    for (let person = 0; person < 60; person++) {
      const writer = { address: '2001:db8:0:1', who: `person ${person}` };
      const actions = person < 8 ? 12 : 4;
      if (budget.take(writer, actions * action) > 0) refused.add(writer.who);
    }
    time.nowMs += MINUTE_MS;
  }
  expect([...refused]).toEqual([]);
});

it('takes from neither where one has no room, and gives back to both', () => {
  const { budget } = budgetAt();
  const ann = { address: '192.0.2.7', who: 'ann' };
  expect(budget.take(ann, 10 * MEGABYTE)).toBe(0);
  // Refused as Ann's; what the address has left is untouched.
  for (let i = 0; i < 20; i++) expect(budget.take(ann, 5 * MEGABYTE)).toBeGreaterThan(0);
  for (let i = 0; i < 5; i++)
    expect(budget.take({ address: '192.0.2.7', who: `guest ${i}` }, 10 * MEGABYTE)).toBe(0);
  const bob = { address: '192.0.2.7', who: 'bob' };
  expect(budget.take(bob, MEGABYTE)).toBeGreaterThan(0);
  budget.giveBack(ann, 10 * MEGABYTE);
  expect([budget.take(bob, 5 * MEGABYTE), budget.take(ann, 5 * MEGABYTE)]).toEqual([0, 0]);
});

it('counts nothing for what takes something away', () => {
  for (const name of ['leave', 'deleteMe', 'unsubscribe', 'endMuteOrBlock', undefined] as const)
    expect(storedByRequest(name, 1000)).toBe(0);
});
