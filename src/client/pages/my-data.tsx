import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { privacyIn } from '../../messages/privacy.ts';
import type { PrivacyAnswer } from '../../protocol/privacy-answers.ts';
import { forgetKnown } from '../company/turn-badge.ts';
import { language } from '../language.ts';
import { get, post, type Told } from '../online/api.ts';
import { askWhoIAm, me, recoveryCode } from '../online/identity.ts';
import { Button } from '../ui/button.tsx';
import { AskDialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { toast } from '../ui/toast-state.ts';

/** For how long this server keeps what. */
export const HowLong = () => {
  const texts = privacyIn(language.value);
  const kept = useSignal<PrivacyAnswer | 'not-told' | undefined>(undefined);
  useEffect(() => {
    void get<PrivacyAnswer>('/privacy').then((answer) => {
      kept.value = answer.ok ? answer.value : 'not-told';
    });
  }, []);
  const told = kept.value;
  return (
    <section class="point">
      <h2>{texts.howLong}</h2>
      {told === 'not-told' && <p>{texts.notTold}</p>}
      {told !== undefined && told !== 'not-told' && (
        <p>
          {[
            texts.archive(told.archiveAfterDays),
            told.removeGamesAfterDays === null ? texts.gamesStay : texts.gamesGo(told.removeGamesAfterDays),
            told.removeGuestsAfterDays === null
              ? texts.guestsStay
              : texts.guestsGo(told.removeGuestsAfterDays),
          ].join(' ')}
        </p>
      )}
      <p>{`${texts.neverKept} ${texts.backups}`}</p>
    </section>
  );
};

/** What the server keeps of who reads this: to have, and to have forgotten. */
export const MyData = () => {
  const texts = privacyIn(language.value);
  const isAsking = useSignal(false);
  const told = useSignal<Told | undefined>(undefined);
  useEffect(() => {
    void askWhoIAm().then((answer) => {
      told.value = answer.ok ? undefined : answer.error;
    });
  }, []);
  const forget = async (): Promise<void> => {
    isAsking.value = false;
    const forgotten = await post('/identity/delete', {});
    told.value = forgotten.ok ? undefined : forgotten.error;
    if (!forgotten.ok) return;
    me.value = null;
    recoveryCode.value = undefined;
    forgetKnown();
    toast(texts.forgotten);
  };
  return (
    <section class="point">
      <h2>{texts.mine}</h2>
      {told.value !== undefined && <Notice kind="alarm">{told.value.message}</Notice>}
      {me.value === null && <p>{texts.none}</p>}
      {me.value && (
        <>
          <p>{texts.mineText}</p>
          <p class="buttons">
            <a class="button button-quiet" href="/api/identity/export" download="wordstake.json">
              {texts.download}
            </a>{' '}
            <Button
              kind="quiet"
              onClick={() => {
                isAsking.value = true;
              }}
            >
              {texts.forget}
            </Button>
          </p>
        </>
      )}
      {isAsking.value && (
        <AskDialog
          heading={texts.askForget}
          text={texts.askForgetText}
          yes={texts.yes}
          no={texts.no}
          onYes={forget}
          onNo={() => {
            isAsking.value = false;
          }}
        />
      )}
    </section>
  );
};
