import { followLink } from '../route.ts';
import { t } from '../texts.ts';

export const Credits = () => {
  const { credits } = t();
  return (
    <article class="page credits">
      <h1>{credits.heading}</h1>
      <p class="lead">{credits.lead}</p>
      <ul class="sources">
        {credits.sources.map(({ name, use, text, licence, href }) => (
          <li key={href}>
            <h2>
              <a href={href} rel="noreferrer">
                {name}
              </a>
            </h2>
            <p class="source-use">{use}</p>
            <p>{text}</p>
            <p class="source-licence">
              <span>{credits.licence}</span> {licence}
            </p>
          </li>
        ))}
      </ul>
      <section class="own-code">
        <h2>{credits.codeHeading}</h2>
        <p>{credits.code}</p>
        <p>{credits.notice}</p>
      </section>
      <p>
        <a class="button" href="/" onClick={followLink}>
          {credits.back}
        </a>
      </p>
    </article>
  );
};
