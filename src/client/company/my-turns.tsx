import '../style/company.css';
import { useEffect } from 'preact/hooks';
import { TABLE_PATH } from '../../protocol/pages.ts';
import { LinkButton } from '../ui/button.tsx';
import { PushSwitch } from './push-switch.tsx';
import { c } from './texts.ts';
import { askTurns, turns } from './turn-count.ts';

const HOUR_MS = 3_600_000;

/** The tables that wait for one, the most urgent first; nothing for who has no table at all. */
export const MyTurns = () => {
  const { turns: texts, games } = c();
  useEffect(() => void askTurns(), []);
  const waiting = [...(turns.value ?? [])].sort((a, b) => (a.dueAtMs ?? Infinity) - (b.dueAtMs ?? Infinity));
  return (
    <section class="game-list my-turns">
      <h2>{texts.heading}</h2>
      {turns.value !== undefined && waiting.length === 0 && <p class="quiet">{texts.none}</p>}
      <ul>
        {waiting.map(({ code, game, names, dueAtMs }) => (
          <li key={code} class="game-row">
            <div>
              <h3 translate={false}>{texts.with(names)}</h3>
              <p class="quiet">
                {games[game] ?? game}
                {dueAtMs !== null && <>, {texts.due(Math.max(0, dueAtMs - Date.now()) / HOUR_MS)}</>}
              </p>
            </div>
            <LinkButton href={`${TABLE_PATH}${code}`}>{texts.play}</LinkButton>
          </li>
        ))}
      </ul>
      <PushSwitch />
    </section>
  );
};
