import type { RuleLine } from '../../messages/table-rules.ts';

/** Where a rule stands on its page. */
export const ruleAnchor = (rule: string): string => rule.toLowerCase();

/** The paragraph of a rule; a number that stands for several (BW-11–12) is found by its first. */
const placeOf = (article: HTMLElement, rule: string): Element | null => {
  const anchor = ruleAnchor(rule);
  return article.querySelector(`[id="${anchor}"], [id^="${anchor}-"]`);
};

/** Puts what holds at a table beneath the rule that tells of it. */
export const markRules = (article: HTMLElement, lines: readonly RuleLine[], label: string): void => {
  for (const { rule, text, isUsual } of lines) {
    const place = placeOf(article, rule);
    if (place === null) continue;
    const mark = document.createElement('p');
    mark.className = isUsual ? 'in-force' : 'in-force in-force-own';
    const name = document.createElement('b');
    name.textContent = label;
    mark.append(name, ' ', text);
    // Beneath the list of values, where one follows the rule.
    const after = place.nextElementSibling?.tagName === 'UL' ? place.nextElementSibling : place;
    after.after(mark);
    place.classList.add('rule-own');
  }
};
