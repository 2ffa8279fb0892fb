import type { View } from './view.ts';

/** BW-6.4: whether all who share a device look at the words of the round together; nobody holds it then. */
export const isForAll = ({ windowOpen, phase }: Pick<View, 'windowOpen' | 'phase'>): boolean =>
  windowOpen && phase === 'sell';
