import { CHARACTER_IDS } from '../../bots/characters.ts';
import type { TableInfo } from '../../protocol/wire.ts';
import { t } from '../base/language.ts';
import { Modal } from '../ui/dialog.tsx';
import { CharacterCard } from './character-card.tsx';

type AddBotProps = {
  readonly seats: TableInfo['seats'];
  readonly onAdd: (bot: string) => void;
  readonly onClose: () => void;
};

/** Which bot is to sit down at a table of friends: those who are not there yet. */
export const AddBot = ({ seats, onAdd, onClose }: AddBotProps) => {
  const { characters } = t();
  const free = CHARACTER_IDS.filter((id) => !seats.some((sitter) => sitter?.bot === id));
  return (
    <Modal heading={characters.whom} onClose={onClose}>
      {free.length === 0 && <p>{characters.allHere}</p>}
      <ul class="stack gap-4">
        {free.map((id) => (
          <li key={id}>
            <button type="button" class="opponent panel row lines-4 pad-4 whole" onClick={() => onAdd(id)}>
              <CharacterCard id={id} />
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
};
