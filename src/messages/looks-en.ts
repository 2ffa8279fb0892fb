import type { PersonColour, PersonFace } from '../shared/looks.ts';

const faces: Readonly<Record<PersonFace, string>> = {
  fox: 'Fox',
  cat: 'Cat',
  rabbit: 'Rabbit',
  bear: 'Bear',
  owl: 'Owl',
  frog: 'Frog',
  penguin: 'Penguin',
  hedgehog: 'Hedgehog',
  whale: 'Whale',
  snail: 'Snail',
  octopus: 'Octopus',
  elephant: 'Elephant',
  dragon: 'Dragon',
  teapot: 'Teapot',
  cactus: 'Cactus',
  mushroom: 'Mushroom',
  moon: 'Moon',
  ghost: 'Ghost',
};

const colours: Readonly<Record<PersonColour, string>> = {
  red: 'Red',
  orange: 'Orange',
  yellow: 'Yellow',
  green: 'Green',
  turquoise: 'Turquoise',
  blue: 'Blue',
  purple: 'Purple',
  pink: 'Pink',
};

/** Faces and colours that people choose. */
export const looksEn = {
  choose: 'Choose your face',
  chooseOf: (name: string) => `Choose a face for ${name}`,
  /** What the button is called that shows the present one. */
  change: (heading: string, now: string) => `${heading} (now: ${now})`,
  said: (face: string, colour: string) => `${face}, ${colour.toLowerCase()}`,
  face: 'Face',
  colour: 'Colour',
  take: 'Use this face',
  cancel: 'Cancel',
  hint: 'Tap the face to choose another.',
  heading: 'Faces',
  text: 'Eighteen faces on eight colours. Each has an outline of its own, so colour is never the only clue.',
  faces,
  colours,
};
