import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { search } from '../route.ts';
import { t } from '../texts.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Film } from './film.ts';
import { openAnother, useGivenRecords, wrongRecord } from './given-record.ts';
import { KeepActions } from './keep-actions.tsx';
import { LexiconNote } from './lexicon-note.tsx';
import { OpenRecord } from './open-record.tsx';
import { ReplayBar } from './replay-bar.tsx';
import { useReplayKeys } from './replay-keys.ts';
import { film, frame, putReplayAway, showReplay } from './replay-state.ts';
import { SCREENS } from './screens.ts';
import { fetchReplay, sourceOf } from './sources.ts';
import { StepList } from './step-list.tsx';

/** A game looked at again: one of this device, of the server, from a link, or from a record that is pasted or dropped. */
export const ReplayPage = () => {
  const { replay } = t();
  const page = useRef<HTMLDivElement>(null);
  const wantsField = useRef(false);
  const looking = useSignal(true);
  const wrong = useSignal<string | undefined>(undefined);
  useReplayKeys();
  useGivenRecords();
  useEffect(() => {
    let isHere = true;
    const look = async (): Promise<void> => {
      const found = await fetchReplay(sourceOf(search.value, location.hash));
      if (!isHere) return;
      looking.value = false;
      wrong.value = found.ok ? undefined : found.error;
      if (found.ok && found.value !== undefined) showReplay(found.value);
    };
    void look();
    addEventListener('hashchange', look);
    return () => {
      isHere = false;
      removeEventListener('hashchange', look);
      putReplayAway();
    };
  }, [search.value]);
  const shown = film.value;
  const openAnotherHere = (): void => {
    wrong.value = undefined;
    openAnother();
    wantsField.current = true;
  };
  // Before the next key can come.
  useLayoutEffect(() => {
    if (shown !== undefined || !wantsField.current) return;
    wantsField.current = false;
    page.current?.querySelector('textarea')?.focus();
  }, [shown]);
  return (
    <div class="replay" ref={page}>
      <div class="toolbar">
        <h1>{replay.heading}</h1>
        <div class="toolbar-buttons">
          {shown !== undefined && (
            <Button kind="bare" onClick={openAnotherHere}>
              {replay.openAnother}
            </Button>
          )}
          <LinkButton kind="bare" href="/games">
            {t().nav.games}
          </LinkButton>
        </div>
      </div>
      {shown !== undefined && wrongRecord.value !== undefined && (
        <Notice kind="alarm">{wrongRecord.value}</Notice>
      )}
      {wrong.value !== undefined && shown === undefined && <Notice kind="alarm">{wrong.value}</Notice>}
      {shown !== undefined ? (
        <Showing film={shown} />
      ) : looking.value ? (
        <p class="notice quiet">{replay.opening}</p>
      ) : (
        <OpenRecord />
      )}
    </div>
  );
};

const Showing = ({ film: shown }: { readonly film: Film }) => {
  const { names, lexicon, game } = shown.replay;
  const { Frame } = SCREENS[game];
  return (
    <>
      <h2 class="replay-who">{t().replay.who(t().games.titles[game], names)}</h2>
      <LexiconNote lexicon={lexicon} />
      <div class="replaying" data-frame={frame.value}>
        <Frame />
      </div>
      <ReplayBar film={shown} />
      <StepList film={shown} />
      <KeepActions film={shown} />
    </>
  );
};
