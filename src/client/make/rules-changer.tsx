import '../style/make.css';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { TableForm } from '../../catalog/table-form.ts';
import type { TableInfo } from '../../protocol/wire.ts';
import { t } from '../base/texts.ts';
import type { ServerError } from '../online/api.ts';
import { offeredGame, type PresetPictures } from '../table/client-game.ts';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form.tsx';
import { Notice } from '../ui/notice.tsx';
import { createMakeState } from './make-state.ts';
import { OptionGroups } from './option-rows.tsx';
import { Presets } from './presets.tsx';
import { RulesCard } from './rules-card.tsx';
import { rulesRequest } from './start-table.ts';
import { configLike } from './table-config.ts';
import { SeatChoice } from './who-plays.tsx';

const NO_PICTURES: PresetPictures = {};

type RulesChangerProps = {
  readonly form: TableForm;
  readonly info: TableInfo;
  /** Asks the server for other rules; why not, where it refuses them. */
  readonly onSave: (rules: Record<string, unknown>) => Promise<ServerError | undefined>;
  readonly onClose: () => void;
};

/** The rules of a table that is there, to be changed by its host in the form that tables are made with. */
export const RulesChanger = ({ form, info, onSave, onClose }: RulesChangerProps) => {
  const { room } = t();
  const state = useMemo(() => createMakeState(form, configLike(form, info)), [form]);
  const pictures = useSignal(NO_PICTURES);
  useEffect(() => {
    const load = async (): Promise<void> => {
      pictures.value = (await offeredGame(form.name).loadPictures?.()) ?? NO_PICTURES;
    };
    // Without them the presets are told in words alone.
    load().catch(() => {});
  }, [form]);
  const { whyNot } = state;
  const save = async (): Promise<ServerError | undefined> => {
    const why = await onSave(rulesRequest(state));
    if (why === undefined) onClose();
    return why;
  };
  return (
    <div class="maker above-4">
      <div class="stack gap-7">
        <h2>{room.changeRules}</h2>
        <Presets make={state} pictures={pictures.value} />
        <SeatChoice make={state} />
        <OptionGroups make={state} />
      </div>
      <div class="maker-side">
        <section class="start-bar rules-bar card gap-4" aria-label={room.changeRules}>
          <Button kind="quiet" onClick={onClose}>
            {room.keepRules}
          </Button>
          <Form
            class="stack gap-4"
            submit={room.saveRules}
            disabled={whyNot.value !== undefined}
            onSubmit={save}
          />
          {whyNot.value !== undefined && <Notice kind="alarm">{whyNot.value}</Notice>}
        </section>
        <RulesCard make={state} />
      </div>
    </div>
  );
};
