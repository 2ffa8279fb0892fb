import { t } from '../language.ts';
import { followLink } from '../route.ts';

export const Footer = () => {
  const { site } = t();
  return (
    <footer class="footer">
      <p>{site.independent}</p>
      <p class="footer-links">
        <a href="/credits" onClick={followLink}>
          {site.credits}
        </a>
        <span>{site.version(__APP_VERSION__)}</span>
      </p>
    </footer>
  );
};
