/**
 * All attackers in one process of their own, niced, so that a siege measures the server and not its attackers:
 * `node attackers.ts BASE [NAME …]`. It tells its parent what they have done, and ends when it is told to or left alone.
 */
import { setPriority } from 'node:os';
import { ALL_ATTACKS } from './all-attacks.ts';
import type { Tally } from './attack.ts';
import { makeReady } from './make-ready.ts';

/** What the parent is told. */
export type AttackersNews =
  | { readonly kind: 'ready' }
  | { readonly kind: 'tallies'; readonly tallies: Readonly<Record<string, Tally>> };

const LOWEST_PRIORITY = 19;
const EVERY_MS = 1000;

setPriority(LOWEST_PRIORITY);
process.once('disconnect', () => process.exit());
const [base = '', ...names] = process.argv.slice(2);
const tell = (news: AttackersNews): void => void process.send?.(news);

const attacks = ALL_ATTACKS.filter(({ name }) => names.length === 0 || names.includes(name));
const { begin, stop, tallies } = await makeReady(base, attacks);
process.on('message', (word) => {
  if (word === 'stop') stop();
});
tell({ kind: 'ready' });
const telling = setInterval(() => tell({ kind: 'tallies', tallies: tallies() }), EVERY_MS);
await begin();
clearInterval(telling);
tell({ kind: 'tallies', tallies: tallies() });
process.disconnect?.();
