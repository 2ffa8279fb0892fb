import type { EnvOf, Judge as JudgeOf } from '../core/env.ts';
import type { DealSource } from './deal-source.ts';

/** Knows the themes there are, too: a dealer may announce any of them (CW-21.1). */
export type Judge = JudgeOf<string> & { readonly themes: readonly string[] };

export type Env = EnvOf<DealSource, Judge>;
