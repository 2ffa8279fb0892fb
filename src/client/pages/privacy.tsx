import { t } from '../texts.ts';
import { LinkButton } from '../ui/button.tsx';
import { HowLong, MyData } from './my-data.tsx';

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
      <MyData />
      <p>
        <LinkButton kind="quiet" icon="settings" href="/settings">
          {nav.settings}
        </LinkButton>
      </p>
    </article>
  );
};
