import type { ThemeName } from '../../shared/themes.ts';
import type { EnvOf, Judge as JudgeOf } from '../core/env.ts';
import type { DealSource } from './deal-source.ts';

/** A word belongs to a theme that is in its wide list, or among its names (BW-15.1). */
export type Judge = JudgeOf<ThemeName>;

export type Env = EnvOf<DealSource, Judge>;
