import { changesBetween, type RuleChange } from '../../catalog/differences.ts';
import type { AnyOptions } from '../../catalog/table-form.ts';
import type { TableInfo } from '../../protocol/wire.ts';
import { language } from '../base/language.ts';
import { t } from '../base/texts.ts';
import { surfaceOf } from '../table/client-game.ts';

type Rules = Pick<TableInfo, 'options' | 'capacity' | 'patienceSeconds'>;

/** What has changed from rules of a game to others, in the language of the page. */
const changesFrom = (game: string, before: Rules, after: Rules): readonly RuleChange[] => {
  const { make } = t();
  const { form } = surfaceOf(game);
  const asked = ({ options, capacity }: Rules) => ({
    options: (options ?? {}) as AnyOptions,
    seats: capacity,
  });
  const around: readonly (RuleChange & { readonly isSame: boolean })[] = [
    {
      name: make.seats,
      from: String(before.capacity),
      to: String(after.capacity),
      isSame: before.capacity === after.capacity,
    },
    {
      name: make.patience.name,
      from: make.patienceValue(before.patienceSeconds),
      to: make.patienceValue(after.patienceSeconds),
      isSame: before.patienceSeconds === after.patienceSeconds,
    },
  ];
  return [
    ...(form === undefined ? [] : changesBetween(form, language.value, asked(before), asked(after))),
    ...around.filter(({ isSame }) => !isSame),
  ];
};

/** What the host has changed of a table's rules since its last game, or since it was made. */
const changesAt = (info: TableInfo): readonly RuleChange[] =>
  info.rulesBefore === null ? [] : changesFrom(info.game, info.rulesBefore, info);

/** The same in a sentence; undefined where nothing has changed. */
export const rulesChangeSentence = (info: TableInfo): string | undefined => {
  const { room } = t();
  const changes = changesAt(info).map(({ name, from, to }) => room.change(name, from, to));
  return changes.length === 0 ? undefined : room.changedTo(info.rulesBefore?.by ?? null, changes);
};

/** Everybody sees what has changed, and who has changed it. */
export const RulesChanges = ({ info }: { readonly info: TableInfo }) => {
  const { room } = t();
  const changes = changesAt(info);
  return (
    <div class="if-any stack gap-2 panel barred barred-plum pad-4" role="status">
      {changes.length > 0 && (
        <>
          <p class="strong">{room.changedBy(info.rulesBefore?.by ?? null)}</p>
          <ul class="stack gap-1" aria-label={room.changes}>
            {changes.map(({ name, from, to }) => (
              <li key={name}>{room.change(name, from, to)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};
