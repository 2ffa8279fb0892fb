import type { Daily } from '../../../src/daily/daily-game.ts';
import { daysAfter, daysOnEarth } from '../../../src/daily/day.ts';
import { playDaily } from '../../support/daily-log.ts';
import { type Attack, countReply, keepSending } from '../attack.ts';
import { Stranger } from '../stranger.ts';

const PEOPLE = 12;

/** Deals of the day in which every bot has to think again, up to the last action, which is missing. */
export const dealLogs: Attack = {
  name: 'deals of the day',
  from: 4,
  run: async (field) => {
    const day = daysAfter(daysOnEarth(Date.now()).last, -1);
    const daily: Daily = { kind: 'deal', language: 'en', day };
    const { log } = await playDaily(daily, 'novice');
    const almostWhole = log.slice(0, -1);
    const path = `/api/daily/${daily.kind}/${daily.language}/${daily.day}`;
    const guests: Stranger[] = [];
    for (let i = 0; i < PEOPLE; i++) {
      const guest = await Stranger.arrive(field.place, `Dealt ${i}`);
      if (guest !== undefined) guests.push(guest);
    }
    await field.ready();
    await keepSending(field, { perSecond: 40 }, async (number) => {
      const reply = await guests[number % guests.length]?.ask(path, { log: almostWhole });
      if (reply !== undefined) countReply(field, reply.status);
    });
  },
};
