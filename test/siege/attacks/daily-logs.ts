import { daysAfter, daysOnEarth } from '../../../src/daily/day.ts';
import { openDaily } from '../../../src/daily/judge.ts';
import { JUDGING } from '../../support/daily-log.ts';
import { type Attack, countReply, keepSending } from '../attack.ts';
import { Stranger } from '../stranger.ts';

const PEOPLE = 12;
/** One of them is open wherever a game of one stands that buys nothing. */
const WAYS = ['roll', 'choose 2', 'decline', 'done'];

/** A whole game of a day that buys nothing, but for its last action: it is judged to where it ends, and then refused. */
const almostWhole = (daily: Parameters<typeof openDaily>[0]): readonly string[] => {
  const { module } = JUDGING.bag;
  const log: string[] = [];
  let { env, state } = openDaily(daily, JUDGING.bag);
  while (!module.isOver(state)) {
    const before = log.length;
    for (const text of WAYS) {
      const action = module.parseAction(text);
      const decided = action.ok ? module.decide(env, state, 0, action.value) : action;
      if (!decided.ok) continue;
      state = decided.value.state;
      log.push(text);
      break;
    }
    if (log.length === before) throw new Error('no way goes on');
  }
  return log.slice(0, -1);
};

/** Games of the day that have to be judged to their last action, and are not worth it. */
export const dailyLogs: Attack = {
  name: 'logs of the day',
  from: 3,
  run: async (field) => {
    const daily = { kind: 'bag', language: 'en', day: daysAfter(daysOnEarth(Date.now()).last, -1) } as const;
    const log = almostWhole(daily);
    const path = `/api/daily/${daily.kind}/${daily.language}/${daily.day}`;
    const guests: Stranger[] = [];
    for (let i = 0; i < PEOPLE; i++) {
      const guest = await Stranger.arrive(field.place, `Judged ${i}`);
      if (guest !== undefined) guests.push(guest);
    }
    await field.ready();
    await keepSending(field, { perSecond: 40 }, async (number) => {
      const reply = await guests[number % guests.length]?.ask(path, { log });
      if (reply !== undefined) countReply(field, reply.status);
    });
  },
};
