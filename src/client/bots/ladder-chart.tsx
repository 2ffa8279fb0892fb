import { CHARACTERS } from '../../bots/characters.ts';
import type { Ladder, Strength } from '../../bots/ladder.ts';
import { botsPageIn } from '../../messages/bots-page.ts';
import { language, t } from '../base/language.ts';
import { Face } from './face.tsx';
import { plusMinus, rungsOf, scaleOf } from './ladder-scale.ts';

/** What the casual bots have on average: the figure that all others are told against. */
const BASE = 1000;

const at = (percent: number): string => `${percent.toFixed(2)}%`;

type RungProps = { readonly strength: Strength; readonly scale: ReturnType<typeof scaleOf> };

/** A strength on the scale: a dot, and a line as long as the figure may be off. What it shows is written beside it. */
const Rung = ({ strength, scale: { ticks, place } }: RungProps) => {
  const { rating } = strength;
  const off = plusMinus(strength);
  return (
    <svg class="rung whole" aria-hidden="true" focusable="false">
      {ticks.map((tick) => (
        <line key={tick} class="rung-mark" x1={at(place(tick))} x2={at(place(tick))} y1="0" y2="100%" />
      ))}
      <line class="rung-margin" x1={at(place(rating - off))} x2={at(place(rating + off))} y1="50%" y2="50%" />
      <circle class="rung-dot" cx={at(place(rating))} cy="50%" r="3.5" />
    </svg>
  );
};

/** The figures of the scale. */
const Marks = ({ scale: { ticks, place } }: Pick<RungProps, 'scale'>) => (
  <svg class="rung-figures whole figures" aria-hidden="true" focusable="false">
    {ticks.map((tick) => (
      <text key={tick} x={at(place(tick))} y="70%" text-anchor="middle">
        {tick}
      </text>
    ))}
  </svg>
);

type LadderChartProps = { readonly ladder: Ladder };

/** How strong the bots are at a game, the strongest first: a table whose figures are drawn, too. */
export const LadderChart = ({ ladder }: LadderChartProps) => {
  const { characters } = t();
  const texts = botsPageIn(language.value);
  const rungs = rungsOf(ladder);
  const scale = scaleOf(rungs);
  return (
    <section class="ladder sheet stack" aria-labelledby="ladder">
      <h2 id="ladder">{texts.heading}</h2>
      <table class="whole" style="--face: 2rem" aria-labelledby="ladder">
        <colgroup>
          <col class="ladder-names" />
          <col />
        </colgroup>
        <thead class="unseen">
          <tr>
            <th scope="col">{texts.bot}</th>
            <th scope="col">{texts.strength}</th>
          </tr>
        </thead>
        <tbody>
          {rungs.map(({ bot, ...strength }) => (
            <tr key={bot}>
              <th scope="row" class="start">
                <span class="line gap-4">
                  <Face bot={bot} />
                  <span class="stack gap-0">
                    <span class="breaks">{characters.of[bot].name}</span>
                    <small class="plain">{characters.levels[CHARACTERS[bot].level]}</small>
                  </span>
                </span>
              </th>
              <td>
                <span class="figures text-3">{texts.figure(strength.rating, plusMinus(strength))}</span>
                <Rung strength={strength} scale={scale} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot aria-hidden="true">
          <tr>
            <td />
            <td>
              <Marks scale={scale} />
            </td>
          </tr>
        </tfoot>
      </table>
      <p class="quiet text-2">
        {texts.scale(BASE)} {texts.measured(ladder.games)}{' '}
        {ladder.language !== language.value && texts.otherWords}
      </p>
    </section>
  );
};
