import type { ResultFacts } from '../table/replay-surface.ts';

/** As large as messengers and boards like it. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** The table by lamplight, whatever the page looks like: a picture has one look. */
const LOOK = {
  felt: '#17463a',
  feltDeep: '#0f332a',
  line: '#4c8372',
  ink: '#fdf8ea',
  soft: '#bcd4c9',
  money: '#86dcb8',
  tile: '#fcf4df',
  tileEdge: '#bda36b',
  tileInk: '#2b2117',
  wild: '#fbe9f4',
  wildEdge: '#852a66',
} as const;
const SERIF = 'Fraunces, Signs, Georgia, serif';
const SANS = 'Figtree, Signs, system-ui, sans-serif';

const MARGIN = 64;
const MOST_ROWS = 8;
const LARGEST_TILE = 84;

type Context = CanvasRenderingContext2D;

/** A text that fits: made smaller, then cut off. */
const fitted = (
  context: Context,
  text: string,
  font: (size: number) => string,
  size: number,
  width: number,
) => {
  let shrunk = size;
  context.font = font(shrunk);
  while (context.measureText(text).width > width && shrunk > size * 0.6) {
    shrunk -= 2;
    context.font = font(shrunk);
  }
  let shown = text;
  while (context.measureText(shown).width > width && shown.length > 1) shown = `${shown.slice(0, -2)}…`;
  return shown;
};

/** A sentence broken into lines of a width. */
const linesOf = (context: Context, text: string, width: number): string[] => {
  const lines = [''];
  for (const word of text.split(/(?<=[ ])/)) {
    const line = lines.at(-1) ?? '';
    if (context.measureText(line + word).width > width && line !== '') lines.push(word);
    else lines[lines.length - 1] = line + word;
  }
  return lines.map((line) => line.trim());
};

const drawTable = (context: Context): void => {
  const { width, height } = PICTURE_SIZE;
  const light = context.createRadialGradient(width / 2, height * 0.3, 80, width / 2, height / 2, width * 0.7);
  light.addColorStop(0, LOOK.felt);
  light.addColorStop(1, LOOK.feltDeep);
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
  context.strokeStyle = LOOK.line;
  context.lineWidth = 2;
  context.beginPath();
  context.roundRect(24, 24, width - 48, height - 48, 28);
  context.stroke();
};

const drawTile = (
  context: Context,
  letter: string,
  isWild: boolean,
  x: number,
  y: number,
  size: number,
): void => {
  const round = size * 0.16;
  context.fillStyle = isWild ? LOOK.wildEdge : LOOK.tileEdge;
  context.beginPath();
  context.roundRect(x, y + size * 0.08, size, size, round);
  context.fill();
  context.fillStyle = isWild ? LOOK.wild : LOOK.tile;
  context.beginPath();
  context.roundRect(x, y, size, size, round);
  context.fill();
  context.fillStyle = isWild ? LOOK.wildEdge : LOOK.tileInk;
  context.font = `700 ${size * 0.6}px ${SERIF}`;
  context.textAlign = 'center';
  context.fillText(letter, x + size / 2, y + size * 0.72);
};

const drawWord = (context: Context, { caption, letters, worth }: NonNullable<ResultFacts['word']>): void => {
  const width = PICTURE_SIZE.width - 2 * MARGIN;
  const top = PICTURE_SIZE.height - 196;
  const sumWidth = 190;
  const tile = Math.min(LARGEST_TILE, (width - sumWidth) / letters.length - 8);
  context.textAlign = 'left';
  context.fillStyle = LOOK.soft;
  context.font = `26px ${SANS}`;
  context.fillText(caption, MARGIN, top);
  for (const [at, { letter, isWild }] of letters.entries())
    drawTile(context, letter, isWild, MARGIN + at * (tile + 8), top + 20, tile);
  context.textAlign = 'left';
  context.fillStyle = LOOK.money;
  context.font = `700 52px ${SERIF}`;
  context.fillText(worth, MARGIN + letters.length * (tile + 8) + 16, top + 20 + tile * 0.7);
};

const drawRows = (context: Context, rows: ResultFacts['rows'], top: number, bottom: number): void => {
  const shown = rows.slice(0, MOST_ROWS);
  const columns = shown.length > 4 ? 2 : 1;
  const perColumn = Math.ceil(shown.length / columns);
  const width = (PICTURE_SIZE.width - 2 * MARGIN - (columns - 1) * 48) / columns;
  const height = Math.min(58, (bottom - top) / perColumn);
  for (const [at, { name, score, won }] of shown.entries()) {
    const left = MARGIN + Math.floor(at / perColumn) * (width + 48);
    const base = top + (at % perColumn) * height + height * 0.7;
    const weight = won ? 700 : 400;
    context.fillStyle = won ? LOOK.money : LOOK.ink;
    context.textAlign = 'right';
    context.font = `${weight} 34px ${SERIF}`;
    context.fillText(score, left + width, base);
    const taken = context.measureText(score).width + 32;
    context.textAlign = 'left';
    const shownName = fitted(context, name, (size) => `${weight} ${size}px ${SANS}`, 32, width - taken);
    context.fillText(shownName, left, base);
  }
};

/** Draws how a game ended: its headline, everybody's score, the word of the game, and whose picture it is. */
export const drawResult = (
  context: Context,
  facts: ResultFacts & { readonly title: string },
  site: string,
): void => {
  const width = PICTURE_SIZE.width - 2 * MARGIN;
  drawTable(context);
  context.textBaseline = 'alphabetic';
  context.textAlign = 'left';
  context.fillStyle = LOOK.soft;
  context.font = `600 28px ${SANS}`;
  context.fillText(facts.title, MARGIN, MARGIN + 32);
  context.textAlign = 'right';
  context.fillText(site, MARGIN + width, MARGIN + 32);
  context.textAlign = 'left';
  context.fillStyle = LOOK.ink;
  context.font = `700 46px ${SERIF}`;
  const lines = linesOf(context, facts.headline, width).slice(0, 2);
  for (const [at, line] of lines.entries()) context.fillText(line, MARGIN, MARGIN + 98 + at * 56);
  const top = MARGIN + 98 + lines.length * 56 - 24;
  drawRows(context, facts.rows, top, PICTURE_SIZE.height - (facts.word === undefined ? MARGIN : 236));
  if (facts.word !== undefined) drawWord(context, facts.word);
};
