import { NOBODY } from '../../protocol/nobody.ts';
import { t } from '../base/texts.ts';

/** What somebody at a table is called; who has had themselves forgotten has no name any more. */
export const nameOf = ({ name }: { readonly name: string }): string =>
  name === NOBODY ? t().online.somebody : name;
