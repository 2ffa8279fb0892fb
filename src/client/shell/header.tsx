import { LANGUAGES } from '../../shared/language.ts';
import { LANGUAGE_NAMES, language, t } from '../language.ts';
import { followLink, path } from '../route.ts';
import { Icon } from '../ui/icon.tsx';
import { Logo } from './logo.tsx';
import { switchLanguage } from './switch-language.ts';

export const Header = () => {
  const { site, nav } = t();
  return (
    <header class="header">
      <a class="brand" href="/" onClick={followLink} aria-label={site.toHome}>
        <Logo />
        <span>{site.name}</span>
      </a>
      <nav class="header-nav" aria-label={nav.label}>
        <HeaderLink href="/rules" icon="rules" name={nav.rules} />
        <HeaderLink href="/games" icon="games" name={nav.games} />
        <HeaderLink href="/settings" icon="settings" name={nav.settings} />
      </nav>
      <fieldset class="languages">
        <legend class="unseen">{site.language}</legend>
        {LANGUAGES.map((each) => (
          <button
            key={each}
            type="button"
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

type HeaderLinkProps = {
  readonly href: string;
  readonly icon: 'rules' | 'games' | 'settings';
  readonly name: string;
};

/** On a phone only its picture is seen. */
const HeaderLink = ({ href, icon, name }: HeaderLinkProps) => (
  <a href={href} title={name} onClick={followLink} aria-current={path.value === href ? 'page' : undefined}>
    <Icon name={icon} />
    <span>{name}</span>
  </a>
);
