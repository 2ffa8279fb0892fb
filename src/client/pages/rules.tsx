import { gameList } from '../base/game-list.ts';
import { t } from '../base/texts.ts';
import { LinkButton } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';

/** Which rules there are to read. */
export const Rules = () => {
  const { rules } = t();
  const told = gameList().flatMap(({ title, rules: page }) => (page === undefined ? [] : { title, ...page }));
  return (
    <Page heading={rules.heading} lead={rules.lead}>
      {told.map(({ title, href, about }, at) => (
        <section key={href} class="card">
          <h2 translate={false}>{title}</h2>
          <p>{about(t())}</p>
          <p>
            <LinkButton kind={at === 0 ? 'main' : 'quiet'} href={href}>
              {rules.read(title)}
            </LinkButton>
          </p>
        </section>
      ))}
    </Page>
  );
};
