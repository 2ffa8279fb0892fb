import type { OptionBounds } from '../games/core/option-specs.ts';

type SayBounds = (limits: OptionBounds) => string;

/** What an option of any game takes, in English … */
export const boundsEn: SayBounds = (limits) => {
  switch (limits.kind) {
    case 'one-of':
      return `takes one of ${limits.values.join(', ')}`;
    case 'whole':
      return `takes a whole number from ${limits.from} to ${limits.to}${limits.orNull ? ', or none' : ''}`;
    case 'flag':
      return 'takes true or false';
    case 'words':
      return 'takes a list of at most 1,000 words, each of 2 to 15 letters A to Z';
  }
};

/** … and in French. */
export const boundsFr: SayBounds = (limits) => {
  switch (limits.kind) {
    case 'one-of':
      return `demande l’une de ces valeurs\u00a0: ${limits.values.join(', ')}`;
    case 'whole':
      return `demande un nombre entier de ${limits.from} à ${limits.to}${limits.orNull ? ', ou rien' : ''}`;
    case 'flag':
      return 'demande true ou false';
    case 'words':
      return 'demande une liste de mots de 2 à 15\u00a0lettres de A à Z, 1\u202f000\u00a0mots au maximum';
  }
};
