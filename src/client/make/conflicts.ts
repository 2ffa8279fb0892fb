/** What cannot be played together, where that is said, and what would mend it at a tap. */
import type { AnyOptions, Conflict, Fix, Remark, TableForm } from '../../catalog/table-form.ts';
import type { Refusal } from '../../games/core/game.ts';
import type { TableConfig } from './table-config.ts';

/** What speaks against a table as it is wished, if anything does. */
export const conflictOf = (
  form: TableForm,
  { options, seats }: TableConfig,
): (Conflict & { readonly refusal: Refusal }) | undefined => {
  const checked = form.checkOptions(options, seats);
  if (checked.ok) return undefined;
  return { refusal: checked.error, ...(form.conflict(checked.error, options) ?? { at: [], fixes: [] }) };
};

/** A table with a way out taken. */
export const mended = (config: TableConfig, fix: Fix): TableConfig =>
  'seats' in fix ? { ...config, seats: fix.seats } : { ...config, options: fix.change(config.options) };

/** What other choices say of an option, and leave of it, if anything. */
export const remarkOn = (
  form: TableForm,
  option: string,
  rules: AnyOptions,
  seats: number,
): Remark | undefined => form.remarks.find((remark) => remark.option === option && remark.when(rules, seats));
