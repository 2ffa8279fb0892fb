import { listedGame } from '../base/game-list.ts';
import { language, t } from '../base/language.ts';
import { runningAbout } from '../saves/running-game.ts';

const list = (names: readonly string[]): string => names.join(', ');

/** What the game is like that goes on: which rules, with whom, how far, with how much. */
export const RunningLine = () => {
  const { records } = t();
  const about = runningAbout();
  if (about === undefined) return null;
  const { game, others, rules, round, score } = about;
  const { title, formatScore } = listedGame(game);
  const told = [
    others.length === 0 ? records.alone(title) : records.with(title, list(others)),
    ...rules[language.value].map((rule) => rule.toLowerCase()),
    records.round(round),
    ...(score === undefined ? [] : [formatScore(language.value, score)]),
  ];
  return <p class="running-line quiet text-3 centred">{told.join(' · ')}</p>;
};
