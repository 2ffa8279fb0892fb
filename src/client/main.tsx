import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/layout.css';
import './style/roles.css';
import './style/ui.css';
import './style/forms.css';
import './style/notes.css';
import './style/shell.css';
import './style/tiles.css';
import './style/finder.css';
import './style/results.css';
import './style/home.css';
import './style/pages.css';
import './style/rules.css';
import './style/play.css';
import './style/modal.css';
import './style/stage.css';
import './style/stage-bar.css';
import './style/side-panel.css';
import './style/table.css';
import './style/seats.css';
import './style/felt.css';
import './style/spotlight.css';
import './style/hand.css';
import './style/grid.css';
import './style/theme-list.css';
import './style/challenges.css';
import './style/record.css';
import './style/learn.css';
import './style/online.css';
import './style/replay.css';
import './style/bots.css';
import './style/forced-colors.css';
import './base/theme.ts';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app.tsx';
import { fetchFrameTexts, language, t } from './base/language.ts';
import { path, prepareWith } from './base/route.ts';
import { GAMES } from './games/games.ts';
import { titleNow } from './online/turns.ts';
import { fetchPage, titleOf } from './pages/all-pages.ts';
import { unheardTries } from './saves/daily-tries.ts';
import { FirstTrouble } from './shell/first-trouble.tsx';
import { offerGames } from './table/client-game.ts';

offerGames(GAMES);
prepareWith(fetchPage);
void fetchPage(path.value);

const root = document.getElementById('app');
if (root === null) throw new Error('index.html has no #app');

const start = (): void => {
  // Apart from the title, which changes with every turn: a language that is set again, be it the same, styles the whole page anew.
  effect(() => {
    document.documentElement.lang = language.value;
    document
      .querySelector('link[rel=manifest]')
      ?.setAttribute('href', `/manifest-${language.value}.webmanifest`);
  });
  effect(() => {
    document.title = titleNow(titleOf(path.value, t()));
  });
  render(<App />, root);
};

/**
 * What is not needed to see or do anything: after all that is, which it would hold up on a slow connection. A part that does not come, as when
 * the page is left meanwhile, is done without until the page is loaded again.
 */
const follow = (): void => {
  const parts = [
    import('./online/version.ts').then(({ watchForNewVersion }) => watchForNewVersion),
    import('./offline/offline.ts').then(({ workOffline }) => workOffline),
    import('./social/turn-count.ts').then(({ watchTurns }) => watchTurns),
    import('./social/watch-announcements.ts').then(({ watchAnnouncements }) => watchAnnouncements),
    // What was played without a network.
    ...(unheardTries().length === 0
      ? []
      : [import('./online/send-daily.ts').then(({ sendDailies }) => sendDailies)]),
  ];
  for (const part of parts)
    void part.then(
      (begin) => begin(),
      () => {},
    );
};

// No top-level await: the texts share modules with this one, and would wait for it.
void fetchFrameTexts()
  .then(start, () => {
    document.documentElement.lang = language.value;
    render(<FirstTrouble fetchTexts={fetchFrameTexts} onHere={start} />, root);
  })
  .then(follow);
