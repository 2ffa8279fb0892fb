import '../style/make.css';
import type { ComponentChildren } from 'preact';
import { rulesInForce } from '../../catalog/rules-in-force.ts';
import type { TableForm } from '../../catalog/table-form.ts';
import type { TableInfo } from '../../protocol/wire.ts';
import { language } from '../base/language.ts';
import { t } from '../base/texts.ts';
import { surfaceOf } from '../table/client-game.ts';
import type { PlayedRules } from '../table/table-state.ts';
import { LinkButton, Tool } from '../ui/button.tsx';
import { ReadingDialog, useDialog } from '../ui/dialog.tsx';
import { linkOf, rulesPageOf } from './rules-link.ts';
import { askedOptions, configLike, type TableConfig, usualTable } from './table-config.ts';

type RulesSummaryProps = { readonly form: TableForm; readonly table: TableConfig };

/** The rules in force at a table in plain words; what is not as usual is marked, and the whole rules are a tap away. */
export const RulesSummary = ({ form, table }: RulesSummaryProps) => {
  const { make } = t();
  const { summaryNote } = form.texts(language.value);
  return (
    <>
      <ul class="rules-summary stack gap-4" aria-label={make.summary}>
        {rulesInForce(form, language.value, table.options, table.seats).map(({ topic, text, isUsual }) => (
          <li key={topic} class={isUsual ? undefined : 'rule-changed'}>
            {text}
            {!isUsual && <span class="beside tag plum text-1 nowrap">{make.changed}</span>}
          </li>
        ))}
      </ul>
      <p>
        <LinkButton kind="bare" icon="rules" href={rulesPageOf(form, table)}>
          {make.allRules}
        </LinkButton>
      </p>
      {summaryNote !== undefined && <p class="quiet">{summaryNote}</p>}
    </>
  );
};

/** What the game on the table is played by. */
const configInPlay = (form: TableForm, { options, players }: PlayedRules): TableConfig => ({
  ...usualTable(form),
  seats: players,
  options: askedOptions(form, options, players),
});

/** The wish for a table like one that is there. Who plays sees the options in the game itself, and is not told them again. */
const configOf = (form: TableForm, info: TableInfo, played: PlayedRules | undefined): TableConfig =>
  configLike(form, {
    ...info,
    options: info.options ?? (played && configInPlay(form, played).options) ?? {},
  });

type RulesOfTableProps = { readonly info: TableInfo; readonly played?: PlayedRules | undefined };

/** The rules of a table that is there, whichever game it plays; `played`: of the game that is seen there, not of the next. */
export const RulesOfTable = ({ info, played }: RulesOfTableProps) => {
  const { form } = surfaceOf(info.game);
  if (form === undefined) return null;
  const table = played === undefined ? configOf(form, info, undefined) : configInPlay(form, played);
  return <RulesSummary form={form} table={table} />;
};

type RulesInPlayProps = { readonly game: string; readonly played: PlayedRules | undefined };

/** The rules of the game that is played at on this device; nothing until something is seen of it. */
export const RulesInPlay = ({ game, played }: RulesInPlayProps) => {
  const { form } = surfaceOf(game);
  return form && played ? <RulesSummary form={form} table={configInPlay(form, played)} /> : null;
};

/** The address of the page that makes a table like one that is there. */
export const linkLike = (info: TableInfo, played: PlayedRules | undefined): string => {
  const { form } = surfaceOf(info.game);
  return form === undefined ? '/new' : linkOf(form, configOf(form, info, played));
};

/** The rules of the table one plays at, without leaving it. */
export const RulesButton = ({ children }: { readonly children: ComponentChildren }) => {
  const { online, nav } = t();
  const { open, dialog } = useDialog((close) => (
    <ReadingDialog heading={online.rules} onClose={close}>
      {children}
    </ReadingDialog>
  ));
  return (
    <>
      <Tool icon="rules" label={online.rules} name={nav.rules} onClick={open} />
      {dialog}
    </>
  );
};
