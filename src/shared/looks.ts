/** How people look at a table: a face of our own drawing (client/faces) on a ground of one colour. */
export const PERSON_FACES = [
  'fox',
  'cat',
  'rabbit',
  'bear',
  'owl',
  'frog',
  'penguin',
  'hedgehog',
  'whale',
  'snail',
  'octopus',
  'elephant',
  'dragon',
  'teapot',
  'cactus',
  'mushroom',
  'moon',
  'ghost',
] as const;
export type PersonFace = (typeof PERSON_FACES)[number];

export const PERSON_COLOURS = [
  'red',
  'orange',
  'yellow',
  'green',
  'turquoise',
  'blue',
  'purple',
  'pink',
] as const;
export type PersonColour = (typeof PERSON_COLOURS)[number];

export type Look = { readonly face: PersonFace; readonly colour: PersonColour };

const isIn = <T extends string>(values: readonly T[], value: unknown): value is T =>
  (values as readonly unknown[]).includes(value);

export const isPersonFace = (value: unknown): value is PersonFace => isIn(PERSON_FACES, value);
export const isPersonColour = (value: unknown): value is PersonColour => isIn(PERSON_COLOURS, value);

/** Whether something read from outside is a face with its colour. */
export const isLook = (value: unknown): value is Look => {
  const { face, colour } = Object(value) as { readonly face?: unknown; readonly colour?: unknown };
  return isPersonFace(face) && isPersonColour(colour);
};

/** One of all looks there are, by its number; numbers beyond the last begin again. */
export const lookNumber = (number: number): Look => ({
  face: PERSON_FACES[number % PERSON_FACES.length] as PersonFace,
  colour: PERSON_COLOURS[Math.floor(number / PERSON_FACES.length) % PERSON_COLOURS.length] as PersonColour,
});

export const LOOK_COUNT = PERSON_FACES.length * PERSON_COLOURS.length;

/** The look of somebody who has chosen none: always the same for the same text, and as likely as any other (FNV-1a). */
export const lookFrom = (text: string): Look => {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return lookNumber((hash >>> 0) % LOOK_COUNT);
};

/** A look in one line, as records and this browser keep it … */
export const formatLook = ({ face, colour }: Look): string => `${face} ${colour}`;

/** The same of anybody at a table: of a bot, which one it is; '' of who has no look. */
export const formatSeatLook = (look: Partial<Look> & { readonly bot?: string }): string =>
  look.bot ?? (isLook(look) ? formatLook(look) : '');

/** … and read again; undefined where it is none of ours. */
export const parseLook = (text: string): Look | undefined => {
  const [face, colour, ...rest] = text.split(' ');
  const look = { face, colour };
  return rest.length === 0 && isLook(look) ? look : undefined;
};

/** The look of one of several beside somebody: unlike theirs, and unlike each other's, in face and in colour. */
export const lookBeside = ({ face, colour }: Look, place: number): Look => ({
  face: PERSON_FACES[(PERSON_FACES.indexOf(face) + 5 * place) % PERSON_FACES.length] as PersonFace,
  colour: PERSON_COLOURS[
    (PERSON_COLOURS.indexOf(colour) + 3 * place) % PERSON_COLOURS.length
  ] as PersonColour,
});
