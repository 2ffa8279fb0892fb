import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { PrivacyAnswer } from '../../protocol/privacy-answers.ts';
import { t } from '../language.ts';
import { get } from '../online/api.ts';
import { LinkButton } from '../ui/button.tsx';

export const Privacy = () => {
  const { privacy, nav } = t();
  return (
    <article class="page">
      <h1>{privacy.heading}</h1>
      <p class="lead">{privacy.lead}</p>
      {privacy.points.map(({ heading, text }) => (
        <section key={heading} class="point">
          <h2>{heading}</h2>
          <p>{text}</p>
        </section>
      ))}
      <HowLong />
      <p>
        <LinkButton kind="quiet" icon="settings" href="/settings">
          {nav.settings}
        </LinkButton>
      </p>
    </article>
  );
};

/** For how long things are kept, as this server says: its host may have set it otherwise. */
const HowLong = () => {
  const { keeping } = t();
  const kept = useSignal<PrivacyAnswer | undefined>(undefined);
  useEffect(() => {
    void get<PrivacyAnswer>('/privacy').then((read) => {
      if (read.ok) kept.value = read.value;
    });
  }, []);
  if (kept.value === undefined) return null;
  const { archiveAfterDays, removeGamesAfterDays, removeGuestsAfterDays } = kept.value;
  const days = (count: number | null): string | null => (count === null ? null : keeping.days(count));
  return (
    <section class="point">
      <h2>{keeping.heading}</h2>
      <p>
        {keeping.tables(keeping.days(archiveAfterDays))} {keeping.games(days(removeGamesAfterDays))}{' '}
        {keeping.guests(days(removeGuestsAfterDays))}
      </p>
    </section>
  );
};
