import { describe, expect, it } from 'vitest';
import { focusFor } from './step-focus.ts';

describe('the focus', () => {
  it.each(['nowhere', 'step'] as const)('goes to a new step from %s', (at) => {
    expect(focusFor(at, 'none')).toBe('step');
  });

  it('stays in the command line for the next step, and leaves it for a question', () => {
    expect(focusFor('command', 'none')).toBe('stay');
    expect(focusFor('command', 'new')).toBe('question');
  });

  it('stays with what somebody does elsewhere on the page', () => {
    expect(focusFor('elsewhere', 'none')).toBe('stay');
    expect(focusFor('elsewhere', 'new')).toBe('stay');
  });

  it('stays on an answer whatever the others do meanwhile', () => {
    expect(focusFor('step', 'same')).toBe('stay');
    expect(focusFor('nowhere', 'same')).toBe('stay');
  });
});
