import { t } from '../language.ts';
import { followLink } from '../route.ts';

const DOORS = [
  ['/', 'BuyWord'],
  ['/cards', 'Choose Your Words'],
] as const;

/** The two games of the house, side by side: which one is looked at, and the way to the other. */
export const GameTabs = ({ here }: { readonly here: '/' | '/cards' }) => (
  <nav class="game-tabs" aria-label={t().nav.bothGames}>
    {DOORS.map(([href, name]) => (
      <a
        key={href}
        href={href}
        aria-current={href === here ? 'page' : undefined}
        translate={false}
        onClick={followLink}
      >
        {name}
      </a>
    ))}
  </nav>
);
