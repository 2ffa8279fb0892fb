/** What pictures of results are drawn with: colours, faces, texts that fit, tiles. */
export type Context = CanvasRenderingContext2D;

/** The table by lamplight, whatever the page looks like: a picture has one look. */
export const LOOK = {
  felt: '#1d5445',
  feltDeep: '#0d2f26',
  line: '#4c8372',
  ink: '#fdf8ea',
  soft: '#c5dad0',
  money: '#ffd778',
  tile: '#fcf4df',
  tileShade: '#f1e3c1',
  tileEdge: '#a58b54',
  tileInk: '#2b2117',
  wild: '#fbe9f4',
  wildEdge: '#852a66',
  /** By seat, each with a dash of its own. */
  seats: ['#ffd778', '#f0a8d4', '#9db9ff', '#a6f2d2', '#ffb38a', '#e2e2e2', '#c9a8ff', '#d5e87a'],
} as const;
const DASHES: readonly (readonly number[])[] = [[], [14, 9], [4, 8], [20, 6, 4, 6]];

/** How a seat's line is drawn, in the chart and beside its name. */
export const drawAs = (context: Context, seat: number): void => {
  context.strokeStyle = LOOK.seats[seat % LOOK.seats.length] ?? LOOK.ink;
  context.lineWidth = 6;
  context.lineJoin = 'round';
  context.setLineDash([...(DASHES[seat % DASHES.length] ?? [])]);
};

/** The faces of the page. */
export type Faces = { readonly serif: string; readonly sans: string };

/** Waits until a face can be drawn with: one that the page has not used yet comes late; where it does not come, another serves. */
const loadFace = async (face: string): Promise<unknown> =>
  Promise.allSettled([400, 600, 700].map((weight) => document.fonts.load(`${weight} 40px ${face}`)));

/** The faces of the page, once they are there. */
export const facesOfPage = async (): Promise<Faces> => {
  const style = getComputedStyle(document.documentElement);
  const face = (name: string): string => style.getPropertyValue(name).trim();
  const faces = { serif: face('--serif') || 'serif', sans: face('--sans') || 'sans-serif' };
  await Promise.all(Object.values(faces).map(loadFace));
  return faces;
};

export type Text = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** As wide as it may get: made smaller down to two thirds, then cut off. */
  readonly width: number;
  readonly size: number;
  readonly face: string;
  readonly weight?: number;
  readonly colour?: string;
  readonly align?: 'left' | 'right';
};

/** Writes a text that fits; returns how wide it has become. */
export const write = (context: Context, wanted: Text): number => {
  const { text, x, y, width, size, face, weight = 400, colour = LOOK.ink, align = 'left' } = wanted;
  let shrunk = size;
  const measure = (shown: string): number => context.measureText(shown).width;
  const set = (): void => {
    context.font = `${weight} ${shrunk}px ${face}`;
  };
  set();
  while (measure(text) > width && shrunk > size * 0.66) {
    shrunk -= 2;
    set();
  }
  let shown = text;
  while (measure(shown) > width && shown.length > 1) shown = `${shown.slice(0, -2)}…`;
  context.fillStyle = colour;
  context.textAlign = align;
  context.fillText(shown, x, y);
  return measure(shown);
};

const fillRounded = (
  context: Context,
  box: readonly [x: number, y: number, width: number, height: number],
  round: number,
  colour: string | CanvasGradient,
): void => {
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(...box, round);
  context.fill();
};

export type Letter = { readonly letter: string; readonly isWild: boolean };

/** A tile with its letter; a wild is round and pink. */
export const drawTile = (
  context: Context,
  { letter, isWild }: Letter,
  {
    x,
    y,
    size,
    face,
  }: { readonly x: number; readonly y: number; readonly size: number; readonly face: string },
): void => {
  const round = isWild ? size / 2 : size * 0.16;
  const light = context.createLinearGradient(x, y, x + size, y + size);
  light.addColorStop(0, isWild ? LOOK.wild : LOOK.tile);
  light.addColorStop(1, isWild ? LOOK.wild : LOOK.tileShade);
  fillRounded(context, [x, y + size * 0.07, size, size], round, isWild ? LOOK.wildEdge : LOOK.tileEdge);
  fillRounded(context, [x, y, size, size], round, light);
  context.fillStyle = isWild ? LOOK.wildEdge : LOOK.tileInk;
  context.font = `700 ${size * 0.62}px ${face}`;
  context.textAlign = 'center';
  context.fillText(isWild ? letter.toLowerCase() : letter, x + size / 2, y + size * 0.72);
};
