import { t } from '../base/language.ts';
import { followLink } from '../base/route.ts';

export const Footer = () => {
  const { site, nav } = t();
  const links = [
    ['/finder', nav.finder],
    ['/rules', nav.rules],
    ['/games', nav.games],
    ['/lobby', nav.lobby],
    ['/records', nav.records],
    ['/credits', site.credits],
    ['/privacy', nav.privacy],
    ['/developers', nav.developers],
    ['/design', nav.design],
  ] as const;
  return (
    <footer class="footer quiet text-2 stack gap-4">
      <ul class="links row gap-8 lines-0">
        {links.map(([href, name]) => (
          <li key={href}>
            <a href={href} onClick={followLink}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p>{site.independent}</p>
      <p>{site.version(__APP_VERSION__)}</p>
    </footer>
  );
};
