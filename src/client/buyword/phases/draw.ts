import { t } from '../../base/texts.ts';
import type { PhaseSurface } from './surface.ts';

/** BW-3.2: tiles are drawn by themselves; nobody is to act. */
export const drawSurface: PhaseSurface = {
  prompt: () => t().play.waitDraw,
  waiting: () => t().play.waitDraw,
  Actions: () => null,
};
