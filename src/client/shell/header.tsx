import { LANGUAGES, type Language } from '../../shared/language.ts';
import { chooseLanguage, language, t } from '../language.ts';
import { followLink } from '../route.ts';
import { Logo } from './logo.tsx';

const OWN_NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };

export const Header = () => (
  <header class="header">
    <a class="brand" href="/" onClick={followLink} aria-label={t().site.toHome}>
      <Logo />
      <span>{t().site.name}</span>
    </a>
    <fieldset class="languages">
      <legend class="unseen">{t().site.language}</legend>
      {LANGUAGES.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-pressed={language.value === each}
          onClick={() => chooseLanguage(each)}
        >
          <span aria-hidden="true">{each.toUpperCase()}</span>
          <span class="unseen">{OWN_NAMES[each]}</span>
        </button>
      ))}
    </fieldset>
  </header>
);
