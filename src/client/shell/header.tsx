import { LANGUAGES } from '../../shared/language.ts';
import { LANGUAGE_NAMES, language, t } from '../base/language.ts';
import { followLink, path } from '../base/route.ts';
import { Icon } from '../ui/icon.tsx';
import { Logo } from './logo.tsx';
import { switchLanguage } from './switch-language.ts';

/** Pages with a link at the top; on a phone only their pictures are seen. */
const PAGES = ['rules', 'games', 'settings'] as const;

export const Header = () => {
  const { site, nav } = t();
  return (
    <header class="header split gap-6 lines-0">
      <a class="brand inline touch" href="/" onClick={followLink} aria-label={site.toHome}>
        <Logo />
        <span>{site.name}</span>
      </a>
      <nav class="header-nav links line gap-2 push" aria-label={nav.label}>
        {PAGES.map((page) => (
          <a
            key={page}
            class="quiet text-3 strong"
            href={`/${page}`}
            title={nav[page]}
            onClick={followLink}
            aria-current={path.value === `/${page}` ? 'page' : undefined}
          >
            <Icon name={page} />
            <span>{nav[page]}</span>
          </a>
        ))}
      </nav>
      <fieldset class="languages line gap-0">
        <legend class="unseen">{site.language}</legend>
        {LANGUAGES.map((each) => (
          <button
            key={each}
            type="button"
            class="bare quiet text-3 strong touch"
            lang={each}
            aria-pressed={language.value === each}
            onClick={() => switchLanguage(each)}
          >
            <span aria-hidden="true">{each.toUpperCase()}</span>
            <span class="unseen">{LANGUAGE_NAMES[each]}</span>
          </button>
        ))}
      </fieldset>
    </header>
  );
};
