import { creditsIn } from '../../messages/credits.ts';
import { language } from '../base/language.ts';
import { LinkButton } from '../ui/button.tsx';
import { Page, Point } from '../ui/page.tsx';

export const Credits = () => {
  const credits = creditsIn(language.value);
  return (
    <Page heading={credits.heading} lead={credits.lead} class="credits">
      <ul class="stack gap-7">
        {credits.sources.map(({ name, use, text, licence, href }) => (
          <li key={href} class="ruled stack gap-2">
            <h2 class="links text-6">
              <a href={href} rel="noreferrer">
                {name}
              </a>
            </h2>
            <p class="strong">{use}</p>
            <p>{text}</p>
            <p class="quiet">
              <span class="tag text-2">{credits.licence}</span> {licence}
            </p>
          </li>
        ))}
      </ul>
      <Point heading={credits.codeHeading}>
        <p>{credits.code}</p>
        <p>{credits.notice}</p>
      </Point>
      <p>
        <LinkButton href="/">{credits.back}</LinkButton>
      </p>
    </Page>
  );
};
