/** The chart of the bots of Choose Your Words: what each gains a round against another. */
type Figure = {
  readonly bot: string;
  readonly against: string;
  readonly gain: number;
  readonly gainInterval: number;
  readonly wins: number;
  readonly winsInterval: number;
  /** Which betting policy the Expert had, by its fingerprint; not there in older figures. */
  readonly policy?: string;
};

/** What was measured, by the command that measured it. */
export type CardsFigures = Readonly<Record<string, Figure>>;

const WIDTH = 720;
const LEFT = 210;
const RIGHT = 130;
const TOP = 48;
const ROW = 34;

/** Draws the chart; bars are chips gained a round, lines their 95 % intervals. */
export const drawCardsChart = (figures: CardsFigures): string => {
  const rows = Object.entries(figures)
    .filter(([command]) => !command.includes('--options'))
    .map(([, figure]) => figure);
  const most = Math.max(1, ...rows.map(({ gain, gainInterval }) => gain + gainInterval));
  const x = (chips: number): number =>
    Math.round(LEFT + (Math.max(0, chips) / most) * (WIDTH - LEFT - RIGHT));
  const height = TOP + ROW * rows.length + 12;
  const drawn = rows.map(({ bot, against, gain, gainInterval }, i) => {
    const y = TOP + i * ROW;
    return `  <text class="level" x="${LEFT - 12}" y="${y + 16}" text-anchor="end">${bot} – ${against}</text>
  <rect class="bar" x="${LEFT}" y="${y}" width="${Math.max(1, x(gain) - LEFT)}" height="22" rx="3"/>
  <line class="spread" x1="${x(gain - gainInterval)}" x2="${x(gain + gainInterval)}" y1="${y + 11}" y2="${y + 11}"/>
  <text class="figure" x="${x(gain + gainInterval) + 10}" y="${y + 16}">${gain.toFixed(2)} ± ${gainInterval.toFixed(2)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="title">
  <title id="title">Choose Your Words: chips that one bot gains a round against another, with 95 % intervals</title>
  <style>
    text { font: 13px system-ui, sans-serif; fill: #222 }
    .title { font-weight: 600; font-size: 15px }
    .level { font-weight: 600 }
    .figure { font-size: 12px; fill: #555 }
    .bar { fill: #852a66 }
    .spread { stroke: #3a0f2c; stroke-width: 3 }
    @media (prefers-color-scheme: dark) {
      text { fill: #eee }
      .figure { fill: #bbb }
      .bar { fill: #c667a4 }
      .spread { stroke: #f6dcec }
    }
  </style>
  <text class="title" x="12" y="24">Choose Your Words: chips gained a round, two players</text>
${drawn.join('\n')}
</svg>
`;
};
