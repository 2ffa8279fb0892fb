import '../style/social.css';
import type { MutesAndBlocksAnswer } from '../../protocol/answers.ts';
import { endMuteOrBlock, get } from '../online/api.ts';
import { isKnownHere } from '../online/known-here.ts';
import { Button } from '../ui/button.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import { ListCard } from './list-card.tsx';
import { c } from './texts.ts';

type Kind = 'muted' | 'blocked';

/** Whom one has muted or blocked, and the way to hear them again; nothing for who has no name here. */
export const MutesAndBlocksCard = () => {
  const { people } = c();
  const isKnown = isKnownHere.value;
  const kept = useAnswer(
    () => (isKnown ? get<MutesAndBlocksAnswer>('/mutes-and-blocks') : undefined),
    [isKnown],
  );
  if (kept.value === undefined) return null;
  const end = async (id: number): Promise<void> => {
    await endMuteOrBlock(id);
    await kept.ask();
  };
  return (
    <ListCard
      heading={people.mutesAndBlocks}
      before={<p class="quiet">{people.mutesAndBlocksText}</p>}
      none={people.noMutesAndBlocks}
    >
      {kept.value.people.map(({ id, name, kind }) => (
        <li key={id}>
          <span>
            <b translate={false}>{name}</b> <small>{people.kinds[kind as Kind]}</small>
          </span>
          <Button kind="quiet" onClick={() => void end(id)}>
            {people.end(name, kind as Kind)}
          </Button>
        </li>
      ))}
    </ListCard>
  );
};
