import type { ComponentChildren } from 'preact';
import { classes } from '../base/classes.ts';
import { t } from '../base/texts.ts';

type FoldedRulesProps = {
  readonly title: string;
  /** What in it is not as usual, each in a few words. */
  readonly differing: readonly string[];
  /** Whether it is open by itself. */
  readonly isOpen?: boolean;
  readonly children: ComponentChildren;
};

/** A group of rules, folded up under its name and what in it is not as usual. */
export const FoldedRules = ({ title, differing, isOpen, children }: FoldedRulesProps) => (
  <details class="folded-rules panel" open={isOpen === true ? true : undefined}>
    <summary class="line">
      <span class="grow">
        <b class="title">{title}</b>{' '}
        <small class={classes(differing.length > 0 && 'plum')}>
          {differing.length === 0 ? t().make.asUsual : differing.join(', ')}
        </small>
      </span>
    </summary>
    <fieldset class="stack gap-6">
      <legend class="unseen">{title}</legend>
      {children}
    </fieldset>
  </details>
);
