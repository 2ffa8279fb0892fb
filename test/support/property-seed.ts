/**
 * Property tests try the same cases in every run of `npm test`, so that a change alone decides whether it passes; in the long
 * form (`npm run test:soak`) each run tries others. `SEED=123` tries those of a run that has failed.
 */
import fc from 'fast-check';
import { scaled } from './scale.ts';

const given = process.env['SEED'];
fc.configureGlobal({ seed: given === undefined ? scaled(20_261_117, Date.now() | 0) : Number(given) | 0 });
