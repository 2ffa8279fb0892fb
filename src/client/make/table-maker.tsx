import { useLayoutEffect, useMemo } from 'preact/hooks';
import type { TableForm } from '../../catalog/table-form.ts';
import { search } from '../base/route.ts';
import { t } from '../base/texts.ts';
import { usePassNames } from '../device/pass-names.tsx';
import { JoinForm } from '../online/join-form.tsx';
import type { PresetPictures } from '../table/client-game.ts';
import { Card } from '../ui/card.tsx';
import { Notice } from '../ui/notice.tsx';
import { createMakeState } from './make-state.ts';
import { OptionGroups } from './option-rows.tsx';
import { Presets } from './presets.tsx';
import { RulesCard } from './rules-card.tsx';
import { StartBar } from './start-bar.tsx';
import { WhoPlays } from './who-plays.tsx';

/** What tables are made with: the form of a game, and pictures of its presets. */
export type Makeable = { readonly form: TableForm; readonly pictures: PresetPictures };

/** A table for friends or for this device: presets first, every option for those who want it, the rules in plain words; what starts it stays in sight. */
export const TableMaker = ({ form, pictures }: Makeable) => {
  const state = useMemo(() => createMakeState(form), [form]);
  const naming = usePassNames(state.config.value.seats);
  const address = search.value;
  const { hash } = location;
  // Before anything is painted: what a link says is there from the first look.
  useLayoutEffect(() => state.readAddress(address, hash), [state, address, hash]);
  return (
    <>
      {state.linkIsBroken.value && <Notice kind="alarm">{t().make.badLink}</Notice>}
      <div class="maker">
        <div class="stack gap-7">
          <Presets make={state} pictures={pictures} />
          <WhoPlays make={state} naming={naming} />
          <OptionGroups make={state} />
          <Card heading={t().make.joinHeading}>
            <JoinForm />
          </Card>
        </div>
        <div class="maker-side">
          <StartBar make={state} people={naming.people} />
          <RulesCard make={state} />
        </div>
      </div>
    </>
  );
};
