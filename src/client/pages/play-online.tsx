import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { t } from '../base/language.ts';
import { followLink } from '../base/route.ts';
import { fetchTexts } from '../base/texts.ts';
import { isKnownHere } from '../online/known-here.ts';
import { wordsToPlay } from '../online/play-now-choice.ts';
import type { NameFirstProps } from '../social/name-first.tsx';
import { toast } from '../ui/toast-state.ts';
import { Way } from '../ui/way.tsx';
import { live } from './live-now.ts';
import { withCode } from './with-code.ts';

const fetchParts = async () => {
  const [{ playNow }, { NameFirst }] = await Promise.all([
    import('../online/play-now.ts'),
    import('../social/name-first.tsx'),
    fetchTexts(),
  ]);
  return { playNow, NameFirst };
};

/** Into a game with others at one tap; who has no name yet is asked for it in place. */
export const PlayOnline = ({ game }: { readonly game: string }) => {
  const { name, looking, text, lobby } = t().home.online;
  const isBusy = useSignal(false);
  const ask = useSignal<{ readonly Dialog: FunctionComponent<NameFirstProps> } | undefined>(undefined);
  const play = async (): Promise<void> => {
    if (isBusy.value) return;
    isBusy.value = true;
    await withCode(fetchParts, async ({ playNow, NameFirst }) => {
      const why = isKnownHere.peek() ? await playNow({ game }) : undefined;
      // Sessions end: who was known here may be no more.
      if (!isKnownHere.peek() || why?.code === 'no-identity') ask.value = { Dialog: NameFirst };
      else if (why !== undefined) toast(why);
    });
    isBusy.value = false;
  };
  const Dialog = ask.value?.Dialog;
  return (
    <>
      <Way icon="online" name={isBusy.value ? looking : name} text={text(wordsToPlay.value)} onClick={play}>
        <a class="way-aside row touch text-3" href="/lobby" onClick={followLink}>
          {lobby(live.value?.open ?? 0, live.value?.playing ?? 0)}
        </a>
      </Way>
      {Dialog !== undefined && (
        <Dialog
          game={game}
          onClose={() => {
            ask.value = undefined;
          }}
        />
      )}
    </>
  );
};
