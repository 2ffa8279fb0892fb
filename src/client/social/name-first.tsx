import { t } from '../base/language.ts';
import { followLink } from '../base/route.ts';
import { sayName } from '../online/identity.ts';
import { NameForm } from '../online/name-form.tsx';
import { playNow } from '../online/play-now.ts';
import { botLevel, wordsToPlay } from '../online/play-now-choice.ts';
import { Modal } from '../ui/dialog.tsx';
import { c } from './texts.ts';

export type NameFirstProps = { readonly game: string; readonly onClose: () => void };

/** Asks for a name, and goes on to the next table that fits. */
export const NameFirst = ({ game, onClose }: NameFirstProps) => {
  const { lobby } = c();
  return (
    <Modal heading={lobby.nameFirst} onClose={onClose}>
      <NameForm
        action={lobby.playNow}
        onName={async (name) => {
          const named = await sayName(name);
          return named.ok ? playNow({ game }) : named.error;
        }}
      />
      <p>
        <small>
          {lobby.chosen(lobby.languages[wordsToPlay.value], t().characters.levels[botLevel.value])}{' '}
          <a href="/lobby" onClick={followLink}>
            {lobby.changeChosen}
          </a>
        </small>
      </p>
    </Modal>
  );
};
