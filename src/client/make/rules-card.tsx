import { t } from '../base/texts.ts';
import { copyAndTell } from '../online/copy-text.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import type { MakeState } from './make-state.ts';
import { linkOf } from './rules-link.ts';
import { RulesSummary } from './rules-of-table.tsx';

/** The rules that the choices come to, and a link to them. */
export const RulesCard = ({ make: { form, config, played, way } }: { readonly make: MakeState }) => {
  const { make } = t();
  return (
    <Card heading={make.summary}>
      <RulesSummary form={form} table={played.value} />
      <Button
        kind="bare"
        icon="link"
        onClick={() =>
          void copyAndTell(`${location.origin}${linkOf(form, config.value, way.value)}`, make.rulesCopied)
        }
      >
        {make.shareRules}
      </Button>
    </Card>
  );
};
