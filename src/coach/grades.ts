/** What a choice is called by what it loses against the best one. */
export const GRADES = ['best', 'fine', 'inaccuracy', 'mistake', 'blunder'] as const;
export type CoachGrade = (typeof GRADES)[number];

/** From which loss on a choice is called so, in dollars or chips; below `fine` it is best. */
export type GradeSteps = Readonly<Record<Exclude<CoachGrade, 'best'>, number>>;

/** BuyWord: a lot costs some 30 dollars, a good word brings 150. */
export const DOLLAR_STEPS: GradeSteps = { fine: 1, inaccuracy: 5, mistake: 15, blunder: 40 };

/** Cards: parts of the stack that everybody starts with, so that they mean the same at every table. */
const CHIP_PARTS: GradeSteps = { fine: 0.0025, inaccuracy: 0.01, mistake: 0.03, blunder: 0.1 };

export const chipSteps = (stack: number): GradeSteps => ({
  fine: CHIP_PARTS.fine * stack,
  inaccuracy: CHIP_PARTS.inaccuracy * stack,
  mistake: CHIP_PARTS.mistake * stack,
  blunder: CHIP_PARTS.blunder * stack,
});

export const gradeOf = (steps: GradeSteps, loss: number): CoachGrade => {
  if (loss >= steps.blunder) return 'blunder';
  if (loss >= steps.mistake) return 'mistake';
  if (loss >= steps.inaccuracy) return 'inaccuracy';
  return loss >= steps.fine ? 'fine' : 'best';
};

/** How exactly one choice hit the best one, from 1 (best) down to 0: a blunder's loss leaves a third of it. */
export const exactnessOf = (steps: GradeSteps, loss: number): number =>
  Math.exp(-1.1 * (Math.max(0, loss) / steps.blunder));

/** How exactly a player played, in percent: the mean over all real decisions; 100 where there was none. */
export const accuracyOf = (steps: GradeSteps, losses: readonly number[]): number =>
  losses.length === 0
    ? 100
    : Math.round((100 * losses.reduce((sum, loss) => sum + exactnessOf(steps, loss), 0)) / losses.length);
