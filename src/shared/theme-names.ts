/** How people call the themes that ship, in either language: what bots recognise a theme in a player's own words by. */
import { foldWord } from './fold-word.ts';
import { isThemeName, type ThemeName } from './themes.ts';

/** Usual names by theme, singular or plural; a theme that does not ship is never answered. */
const USUAL_NAMES: Readonly<Record<string, string>> = {
  adjectives: 'adjective, adjectif',
  animals:
    'animal, wildlife, wild life, beast, creature, pet, farm animal, zoo, animaux, bête, faune, animaux sauvages, animaux domestiques, animaux de la ferme',
  arts: 'art, fine art, visual art, painting, artiste, artist, beaux arts, peinture',
  body: 'body part, part of the body, human body, anatomy, corps, corps humain, partie du corps, anatomie',
  capitals: 'capital, capital city, capital cities, capitale, ville capitale',
  cinema: 'film making, filmmaking, film industry, hollywood, cinéma, septième art',
  clothing:
    'clothes, garment, fashion, outfit, apparel, wardrobe, vêtement, habit, mode, garde robe, habillement',
  colours: 'colour, color, couleur, teinte',
  countries: 'country, nation, pays, état',
  feelings: 'feeling, emotion, mood, sentiment, émotion, humeur',
  films: 'film, movie, film title, movie title, titre de film',
  food: 'eating, cooking, kitchen, food and drink, meal, dish, cuisine, nourriture, aliment, alimentation, repas, plat, manger, boire et manger, gastronomie',
  games: 'game, play, toys and games, jeu, jeux, jeux et jouets',
  garden: 'gardening, jardin, jardinage',
  home: 'house, household, furniture, home life, maison, foyer, mobilier, meuble',
  jobs: 'job, work, profession, occupation, trade, career, métier, travail, emploi, profession',
  music: 'musical, musical instrument, instrument, musique, instrument de musique',
  nature: 'outdoors, great outdoors, natural world, plein air, monde naturel',
  nouns: 'noun, nom, nom commun, substantif',
  ocean:
    'oceanic, sea, marine, maritime, nautical, océan, océanique, mer, marin, monde marin, fonds marins, bord de mer',
  plants: 'plant, flower, tree, flora, botany, plante, fleur, arbre, flore, botanique, végétal, végétaux',
  presidents: 'president, us president, american president, président, président américain',
  relatives: 'relative, family, family member, kin, famille, parenté, membre de la famille',
  school: 'education, classroom, école, éducation, scolaire, classe',
  space: 'outer space, astronomy, universe, cosmos, espace, astronomie, univers',
  sport: 'sports, athletics, sporting, sports and games, athlétisme, sportif',
  tools: 'tool, hardware, outil, outillage, bricolage',
  vehicles: 'vehicle, transport, transportation, car, véhicule, moyen de transport, transports, voiture',
  verbs: 'verb, action word, verbe, verbe d action',
  weather: 'climate, meteorology, météo, climat, temps qu il fait, météorologie',
};

/** Words around a name that change nothing: «Things of the sea», «Tout ce qui vit dans la mer», «Ocean life». */
const FILLERS = new Set(
  [
    'a about all an and anything at by everything for found from have in is kind kinds life live lives living of on our or related relating some',
    'something that the these thing things thing this to topic theme themed type types we what which with word words you your world',
    'a au autour aux avec ce ces chose choses concernant dans de des dont du en est et il la le les leur lié liés mot mots monde notre nos on ou par',
    'pour qu que quelque quelques qui rapport s sont sur thème tous tout toute toutes trouve un une vie vit vivent vivre voit y d l',
  ]
    .join(' ')
    .split(' ')
    .map(foldWord),
);

/** Some English and French plurals end otherwise than in S; both forms of those are listed. */
const singular = (word: string): string => (word.length > 3 ? word.replace(/S$/, '') : word);

const wordsOf = (text: string): string[] =>
  foldWord(text)
    .split(/[^A-Z]+/)
    .filter((word) => word !== '');

const keyOf = (words: readonly string[]): string => words.map(singular).join(' ');

const withoutFillers = (words: readonly string[]): string[] => words.filter((word) => !FILLERS.has(word));

const byName: ReadonlyMap<string, string> = new Map(
  Object.entries(USUAL_NAMES).flatMap(([theme, names]) =>
    [theme, ...names.split(', ')].flatMap((name) => {
      const words = wordsOf(name);
      const bare = withoutFillers(words);
      return [words, bare].filter((each) => each.length > 0).map((each) => [keyOf(each), theme] as const);
    }),
  ),
);

/** The theme that ships under a usual name, in English or French; undefined where the text names none, or several. */
export const shippedThemeNamed = (text: string): ThemeName | undefined => {
  const words = wordsOf(text);
  const theme = byName.get(keyOf(words)) ?? byName.get(keyOf(withoutFillers(words)));
  return theme !== undefined && isThemeName(theme) ? theme : undefined;
};
