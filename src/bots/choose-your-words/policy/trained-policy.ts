import { lazy } from '../../../shared/lazy.ts';
import { unpackPolicy } from './policy-text.ts';
import { POLICY } from './policy-weights.ts';

/** The policy that ships, unpacked once; hands are ranked by language, so that one serves all. */
export const trainedPolicy = lazy(() => unpackPolicy(POLICY));
