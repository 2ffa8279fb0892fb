import type { ComponentChildren } from 'preact';
import { gameList } from '../base/game-list.ts';
import { t } from '../base/language.ts';
import { followLink } from '../base/route.ts';

type GameTabsProps = {
  readonly tabs: readonly { readonly title: string; readonly href: string | undefined }[];
  readonly here: string | undefined;
};

/** Games that have an address of their own, side by side: which one is looked at, and the way to the others. */
export const GameTabs = ({ tabs, here }: GameTabsProps) => (
  <nav class="game-tabs links row gap-7 lines-0" aria-label={t().nav.bothGames}>
    {tabs.map(
      ({ title, href }) =>
        href !== undefined && (
          <a
            key={href}
            href={href}
            aria-current={href === here ? 'page' : undefined}
            translate={false}
            onClick={followLink}
          >
            {title}
          </a>
        ),
    )}
  </nav>
);

type GameHomeProps = {
  readonly here: string;
  readonly heading: readonly string[];
  /** The game in a picture. */
  readonly sample: ComponentChildren;
  readonly lead: string;
  readonly note?: string;
  /** What was reached in it here. */
  readonly records: ComponentChildren;
  readonly ways: ComponentChildren;
};

/** The door to a game: what it is about, and the ways into it. */
export const GameHome = ({ here, heading, sample, lead, note, records, ways }: GameHomeProps) => (
  <>
    <GameTabs tabs={gameList().map(({ title, home }) => ({ title, href: home }))} here={here} />
    <div class="home stack gap-7">
      <section class="hero stack gap-6">
        <h1>
          {heading.map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
        </h1>
        {sample}
        <p class="lead">{lead}</p>
        {note !== undefined && <p class="quiet">{note}</p>}
        {records}
      </section>
      {ways}
    </div>
  </>
);
