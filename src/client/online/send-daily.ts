import type { Daily } from '../../daily/daily-game.ts';
import { whenOnEarth } from '../../daily/day.ts';
import type { DailyAnswer } from '../../protocol/daily-messages.ts';
import { lazy } from '../../shared/lazy.ts';
import { type DailyTry, noteHeard, unheardTries } from '../saves/daily-tries.ts';
import { type Answer, get, post, type ServerError } from './api.ts';
import { isKnownHere } from './known-here.ts';
import { createRetries } from './retries.ts';

const pathOf = ({ kind, language, day }: Daily): string => `/daily/${kind}/${language}/${day}`;

/** The table of a day. */
export const readDaily = (daily: Daily): Answer<DailyAnswer> => get(pathOf(daily));

/** What a refusal means for a result; undefined where it can be sent again. */
const HEARD: Readonly<Record<string, DailyTry['heard']>> = {
  'daily-known': 'taken',
  'daily-over': 'late',
  'daily-bad-action': 'refused',
  'daily-bad-bot': 'refused',
  'daily-not-over': 'refused',
  'daily-too-long': 'refused',
  'bad-request': 'refused',
};

/** What may be over soon: then it is sent again. */
const PASSING = ['unreachable', 'too-many-requests', 'internal'];

/** Sends a result; why it has to be sent again, if so. */
const send = async (result: DailyTry): Promise<ServerError | undefined> => {
  const sent = await post<DailyAnswer>(pathOf(result), { log: result.log });
  const heard = sent.ok ? 'taken' : HEARD[sent.error.code];
  if (heard !== undefined) noteHeard(result, heard);
  return heard === undefined && !sent.ok ? sent.error : undefined;
};

let sending: Promise<void> | undefined;

const sendAll = async (): Promise<void> => {
  for (const result of unheardTries()) {
    if (whenOnEarth(result.day, Date.now()) === 'over') noteHeard(result, 'late');
    else if (isKnownHere.peek()) {
      const why = await send(result);
      if (why !== undefined) return PASSING.includes(why.code) ? retries().later() : undefined;
    }
  }
  retries().worked();
};

/** Sends the results that the server has not heard of, once this browser has a name there; again later where it cannot be reached. */
export const sendDailies = (): Promise<void> => {
  sending ??= sendAll().finally(() => {
    sending = undefined;
  });
  return sending;
};

const retries = lazy(() => createRetries(() => void sendDailies()));
