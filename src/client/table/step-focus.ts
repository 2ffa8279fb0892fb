/** Where the focus is when a step or a question comes: nowhere, at the step, in the command line, or busy elsewhere on the page. */
export type FocusPlace = 'nowhere' | 'step' | 'command' | 'elsewhere';

/** What is asked before something is done: nothing, what was asked already, or something new. */
export type Question = 'none' | 'same' | 'new';

/**
 * Where the focus goes: a new step takes it, and a question more so, unless it is busy elsewhere on the page; the command line keeps
 * it for the next step. What others do while somebody is asked takes them from no answer.
 */
export const focusFor = (at: FocusPlace, question: Question): 'step' | 'question' | 'stay' => {
  if (at === 'elsewhere' || question === 'same') return 'stay';
  if (question === 'new') return 'question';
  return at === 'command' ? 'stay' : 'step';
};
