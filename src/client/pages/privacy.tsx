import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { privacyIn } from '../../messages/privacy.ts';
import type { PrivacyAnswer } from '../../protocol/privacy-answers.ts';
import { into } from '../base/into.ts';
import { language } from '../base/language.ts';
import { t } from '../base/texts.ts';
import { deleteMe, get, type ServerError } from '../online/api.ts';
import { askWhoIAm, me, recoveryCode } from '../online/identity.ts';
import { forgetKnown } from '../online/known-here.ts';
import { LinkButton } from '../ui/button.tsx';
import { AskButton } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page, Point } from '../ui/page.tsx';
import { toast } from '../ui/toast-state.ts';
import { useAnswer } from '../ui/use-answer.ts';

export const Privacy = () => {
  const { nav, records } = t();
  const privacy = privacyIn(language.value);
  return (
    <Page heading={privacy.heading} lead={privacy.lead}>
      {privacy.points.map(({ heading, text }) => (
        <Point key={heading} heading={heading}>
          <p>{text}</p>
        </Point>
      ))}
      <Point heading={records.heading}>
        <p>{records.kept}</p>
      </Point>
      <HowLong />
      <MyData />
      <p>
        <LinkButton kind="quiet" icon="settings" href="/settings">
          {nav.settings}
        </LinkButton>
      </p>
    </Page>
  );
};

/** For how long this server keeps what. */
const HowLong = () => {
  const texts = privacyIn(language.value);
  const { value: kept, error } = useAnswer(() => get<PrivacyAnswer>('/privacy'));
  return (
    <Point heading={texts.howLong}>
      {error !== undefined && <p>{texts.notTold}</p>}
      {kept !== undefined && (
        <p>
          {[
            texts.archive(kept.archiveAfterDays),
            kept.removeGamesAfterDays === null ? texts.gamesStay : texts.gamesGo(kept.removeGamesAfterDays),
            kept.removeGuestsAfterDays === null
              ? texts.guestsStay
              : texts.guestsGo(kept.removeGuestsAfterDays),
            texts.dailyGo(kept.removeDailyAfterDays),
          ].join(' ')}
        </p>
      )}
      <p>{`${texts.neverKept} ${texts.backups}`}</p>
    </Point>
  );
};

/** What the server keeps of who reads this: to have, and to have forgotten. */
const MyData = () => {
  const texts = privacyIn(language.value);
  const told = useSignal<ServerError | undefined>(undefined);
  useEffect(() => void askWhoIAm().then((answer) => into(told)(answer.ok ? undefined : answer.error)), []);
  const forget = async (): Promise<void> => {
    const forgotten = await deleteMe();
    told.value = forgotten.ok ? undefined : forgotten.error;
    if (!forgotten.ok) return;
    me.value = null;
    recoveryCode.value = undefined;
    forgetKnown();
    toast(texts.forgotten);
  };
  const { askForget: heading, askForgetText: text, yes, no } = texts;
  return (
    <Point heading={texts.mine}>
      {told.value !== undefined && <Notice kind="alarm">{told.value.message}</Notice>}
      {me.value === null && <p>{texts.none}</p>}
      {me.value && (
        <>
          <p>{texts.mineText}</p>
          <p class="row gap-4">
            <a class="button button-quiet" href="/api/identity/export" download="wordstake.json">
              {texts.download}
            </a>{' '}
            <AskButton {...{ heading, text, yes, no }} onYes={forget}>
              {texts.forget}
            </AskButton>
          </p>
        </>
      )}
    </Point>
  );
};
