import type { ResultFacts } from '../table/replay-surface.ts';
import { type Context, drawAs, drawTile, type Faces, LOOK, write } from './picture-parts.ts';

/** As large as messengers and boards like it. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** What is in the picture beside the result itself. */
export type PictureFacts = ResultFacts & {
  /** The game that was played. */
  readonly title: string;
  /** Everybody's money or chips by round, by seat. */
  readonly sums: readonly (readonly number[])[];
  readonly wordsCaption: string;
  /** Where to play it. */
  readonly address: string;
};

const MARGIN = 60;
const WIDTH = PICTURE_SIZE.width - 2 * MARGIN;
const COLUMN_GAP = 56;
const CHART = { x: MARGIN, y: 276, width: 560, height: 132 } as const;
const ROWS = {
  x: MARGIN + CHART.width + COLUMN_GAP,
  y: 236,
  width: WIDTH - CHART.width - COLUMN_GAP,
} as const;
const MOST_ROWS = 4;
/** Of few rows, and of many. */
const LARGE_ROW = { height: 74, size: 50, most: 2 } as const;
const ROW = { height: 46, size: 38 } as const;
const WORDS_Y = 440;
const LARGEST_TILE = 84;

const drawTable = (context: Context): void => {
  const { width, height } = PICTURE_SIZE;
  const light = context.createRadialGradient(width / 2, height * 0.3, 60, width / 2, height / 2, width * 0.7);
  light.addColorStop(0, LOOK.felt);
  light.addColorStop(1, LOOK.feltDeep);
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
  context.fillStyle = LOOK.money;
  context.fillRect(0, height - 12, width, 12);
};

const drawHead = (context: Context, facts: PictureFacts, { serif, sans }: Faces): void => {
  const { title, address, closeness, headline } = facts;
  const taken = write(context, {
    text: address,
    x: MARGIN + WIDTH,
    y: 84,
    width: WIDTH / 2,
    size: 32,
    face: sans,
    weight: 600,
    colour: LOOK.money,
    align: 'right',
  });
  write(context, {
    text: title,
    x: MARGIN,
    y: 84,
    width: WIDTH - taken - 24,
    size: 34,
    face: sans,
    weight: 600,
    colour: LOOK.soft,
  });
  write(context, {
    text: closeness ?? headline,
    x: MARGIN,
    y: 160,
    width: WIDTH,
    size: 66,
    face: serif,
    weight: 700,
  });
  if (closeness !== undefined)
    write(context, {
      text: headline,
      x: MARGIN,
      y: 212,
      width: WIDTH,
      size: 36,
      face: sans,
      colour: LOOK.soft,
    });
};

const drawChart = (context: Context, { sums, sumsCaption }: PictureFacts, { sans }: Faces): void => {
  const rounds = (sums[0]?.length ?? 1) - 1;
  const top = Math.max(1, ...sums.flat());
  write(context, {
    text: sumsCaption,
    x: CHART.x,
    y: CHART.y - 14,
    width: CHART.width,
    size: 26,
    face: sans,
    colour: LOOK.soft,
  });
  context.strokeStyle = LOOK.line;
  context.lineWidth = 2;
  context.setLineDash([]);
  context.strokeRect(CHART.x, CHART.y, CHART.width, CHART.height);
  if (rounds < 1) return;
  for (const [seat, all] of sums.entries()) {
    drawAs(context, seat);
    context.beginPath();
    for (const [at, sum] of all.entries())
      context.lineTo(
        CHART.x + (at / rounds) * CHART.width,
        CHART.y + CHART.height - (sum / top) * (CHART.height - 8),
      );
    context.stroke();
  }
  context.setLineDash([]);
};

/** Everybody's score beside a piece of their line; alone, one's own, large, with the grade. */
const drawRows = (context: Context, { rows, grade }: PictureFacts, { serif, sans }: Faces): void => {
  const [first] = rows;
  if (rows.length === 1 && first !== undefined) {
    write(context, {
      text: first.score,
      x: ROWS.x,
      y: ROWS.y + 100,
      width: ROWS.width,
      size: 104,
      face: serif,
      weight: 700,
      colour: LOOK.money,
    });
    write(context, {
      text: grade ?? '',
      x: ROWS.x,
      y: ROWS.y + 162,
      width: ROWS.width,
      size: 44,
      face: serif,
      weight: 700,
    });
    return;
  }
  const { height, size } = rows.length <= LARGE_ROW.most ? LARGE_ROW : ROW;
  for (const [at, { seat, name, score, won }] of rows.slice(0, MOST_ROWS).entries()) {
    const y = ROWS.y + 0.8 * height + at * height;
    drawAs(context, seat);
    context.beginPath();
    context.moveTo(ROWS.x, y - size / 3);
    context.lineTo(ROWS.x + 48, y - size / 3);
    context.stroke();
    context.setLineDash([]);
    const weight = won ? 700 : 400;
    const colour = won ? LOOK.money : LOOK.ink;
    const right = ROWS.x + ROWS.width;
    const taken = write(context, {
      text: score,
      x: right,
      y,
      width: 220,
      size,
      face: serif,
      weight,
      colour,
      align: 'right',
    });
    write(context, {
      text: name,
      x: ROWS.x + 64,
      y,
      width: ROWS.width - 64 - taken - 20,
      size: size - 2,
      face: sans,
      weight,
      colour,
    });
  }
};

const drawWords = (context: Context, { words, wordsCaption }: PictureFacts, { serif, sans }: Faces): void => {
  const [best, ...others] = words;
  if (best === undefined) return;
  const besides = 300;
  const tile = Math.min(LARGEST_TILE, (WIDTH - besides - 180) / best.letters.length - 7);
  const step = tile + 7;
  const y = WORDS_Y + 34;
  write(context, {
    text: wordsCaption,
    x: MARGIN,
    y: WORDS_Y + 14,
    width: WIDTH - besides,
    size: 26,
    face: sans,
    colour: LOOK.soft,
  });
  for (const [at, letter] of best.letters.entries())
    drawTile(context, letter, { x: MARGIN + at * step, y, size: tile, face: serif });
  write(context, {
    text: best.worth,
    x: MARGIN + best.letters.length * step + 14,
    y: y + tile * 0.7,
    width: 170,
    size: 54,
    face: serif,
    weight: 700,
    colour: LOOK.money,
  });
  for (const [at, { letters, worth }] of others.entries())
    write(context, {
      text: `${letters.map(({ letter }) => letter).join('')} ${worth}`,
      x: MARGIN + WIDTH,
      y: y + 36 + at * 50,
      width: besides - 20,
      size: 34,
      face: serif,
      weight: 700,
      align: 'right',
    });
};

/** Draws how a game ended: how close it was, everybody's score and how it grew, the best words, and where to play it. */
export const drawResult = (context: Context, facts: PictureFacts, faces: Faces): void => {
  drawTable(context);
  context.textBaseline = 'alphabetic';
  drawHead(context, facts, faces);
  drawChart(context, facts, faces);
  drawRows(context, facts, faces);
  drawWords(context, facts, faces);
};

/** The same piece by piece in words, for who does not see it. */
export const resultInWords = ({
  title,
  closeness,
  headline,
  rows,
  words,
}: PictureFacts): readonly string[] => [
  title,
  ...(closeness === undefined ? [] : [closeness]),
  headline.replace(/\.$/, ''),
  ...rows.map(({ name, score }) => `${name} ${score}`),
  ...words.map(({ letters, worth }) => `${letters.map(({ letter }) => letter).join('')} ${worth}`),
];
