import type { Attack } from './attack.ts';
import { chatter } from './attacks/chatter.ts';
import { comeAndGo } from './attacks/come-and-go.ts';
import { dailyLogs } from './attacks/daily-logs.ts';
import { dealLogs } from './attacks/deal-logs.ts';
import { guesses } from './attacks/guesses.ts';
import { halfOpenUpgrades } from './attacks/half-open-upgrades.ts';
import { inflating } from './attacks/inflating.ts';
import { largeBodies } from './attacks/large-bodies.ts';
import { layouts } from './attacks/layouts.ts';
import { longThemes } from './attacks/long-themes.ts';
import { manyNetworks } from './attacks/many-networks.ts';
import { manySockets } from './attacks/many-sockets.ts';
import { manyWatchers } from './attacks/many-watchers.ts';
import { newIdentities } from './attacks/new-identities.ts';
import { passHost } from './attacks/pass-host.ts';
import { pingFlood, pongFlood } from './attacks/ping-flood.ts';
import { readLists } from './attacks/read-lists.ts';
import { slowRequests } from './attacks/slow-requests.ts';
import { standingOrders } from './attacks/standing-orders.ts';
import { watchAtOnce } from './attacks/watch-at-once.ts';

/** Five addresses of this machine, from which nobody else comes; a Mac has only the one. */
export const HOSTILE_ADDRESSES = [1, 2, 3, 4, 5].map((last) =>
  process.platform === 'darwin' ? '127.0.0.1' : `127.0.1.${last}`,
);

/** Everything that one stranger could think of so far. A new one is a file and a line here. */
export const ALL_ATTACKS: readonly Attack[] = [
  pingFlood,
  pongFlood,
  halfOpenUpgrades,
  manySockets,
  watchAtOnce,
  longThemes,
  layouts,
  passHost,
  manyWatchers,
  comeAndGo,
  readLists,
  newIdentities,
  manyNetworks,
  guesses,
  slowRequests,
  largeBodies,
  inflating,
  standingOrders,
  chatter,
  dailyLogs,
  dealLogs,
];
