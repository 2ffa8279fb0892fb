import type { Options } from './options.ts';

/** BW-5.5: where the players judge, no tool tells whether a word is valid, until the game is over. */
export const closesLookUp = ({
  phase,
  options,
}: {
  readonly phase: string;
  readonly options: Pick<Options, 'judge'>;
}): boolean => options.judge === 'challenge' && phase !== 'over';
