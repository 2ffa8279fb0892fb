import type { Options } from './options.ts';

/** CW-9.1: a closed dictionary stays closed, until the game is over. */
export const closesLookUp = ({
  phase,
  options,
}: {
  readonly phase: string;
  readonly options: Pick<Options, 'openDictionary'>;
}): boolean => !options.openDictionary && phase !== 'over';
