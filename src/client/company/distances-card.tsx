import '../style/company.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { DistancesAnswer } from '../../protocol/answers.ts';
import { get, post } from '../online/api.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { c } from './texts.ts';
import { isKnownHere } from './turn-badge.ts';

/** Whom one has muted or blocked, and the way to hear them again; nothing for who has no name here. */
export const DistancesCard = () => {
  const { people } = c();
  const kept = useSignal<DistancesAnswer['people'] | undefined>(undefined);
  const look = async (): Promise<void> => {
    const read = isKnownHere.value ? await get<DistancesAnswer>('/distances') : undefined;
    if (read?.ok) kept.value = read.value.people;
  };
  useEffect(() => void look(), [isKnownHere.value]);
  if (kept.value === undefined) return null;
  return (
    <Card heading={people.distances}>
      <p class="quiet">{people.distancesText}</p>
      {kept.value.length === 0 && <p>{people.noDistances}</p>}
      <ul class="admin-list">
        {kept.value.map(({ id, name, kind }) => (
          <li key={id}>
            <span>
              <b translate={false}>{name}</b> <small>{people.kinds[kind as 'muted' | 'blocked']}</small>
            </span>
            <Button
              kind="quiet"
              onClick={async () => {
                await post('/distances/end', { id });
                await look();
              }}
            >
              {people.end(name)}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
};
