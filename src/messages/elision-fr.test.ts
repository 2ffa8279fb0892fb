import { describe, expect, it } from 'vitest';
import { namesOf, of, ofAll, turnOf } from './elision-fr.ts';

describe('de, in French', () => {
  it.each([
    'd’Anne d’Émile d’Ève d’ÉLODIE d’Œdipe d’Ophélie d’Oussama d’Ursule d’Îlan d’anne',
    'd’Hélène d’Henri d’Hervé d’Hortense d’Héloïse d’Hadrien d’Hubert d’HÉLÈNE',
    'd’Yves d’Yvonne d’Yvain d’Yseult d’YVES',
  ])('is elided before a vowel, a mute h, a y before a consonant: %s', (all) => {
    for (const each of all.split(' ')) expect(of(each.slice(2))).toBe(each);
  });

  it.each([
    'Hugues Hugo Hans Harry Hakim Hédi HUGUES hugo',
    'Yann Yannick Yasmine Youssef Yoann Y',
    'Zoé Marius Wanda Ouarda 8Pattes _Anne 猫',
  ])('is not elided before an aspirated h, a y before a vowel, anything else: %s', (all) => {
    for (const name of all.split(' ')) expect(of(name)).toBe(`de ${name}`);
  });

  it('reads only the first name, whatever follows it', () => {
    expect([of('Hugues B.'), of('Hugo2'), of('Hélène-Hugues')]).toEqual([
      'de Hugues B.',
      'de Hugo2',
      'd’Hélène-Hugues',
    ]);
  });

  it('is said before each of several names', () => {
    expect(ofAll(['Anne', 'Bob', 'Yves'])).toBe('d’Anne, de Bob et d’Yves');
    expect(ofAll(['Anne'])).toBe('d’Anne');
  });
});

describe('people in a French sentence', () => {
  it('are named up to four, then counted', () => {
    expect(namesOf(['Anne', 'Bob', 'Zoé', 'Yves'])).toBe('Anne, Bob, Zoé et Yves');
    expect(namesOf(['Anne', 'Bob', 'Zoé', 'Yves', 'Léa'])).toBe('Anne, Bob, Zoé et 2\u00a0autres');
  });

  it('are told whose turn it is', () => {
    expect(turnOf(['Anne'], 'miser')).toBe('C’est à Anne de miser.');
    expect(turnOf(['Anne', 'Bob'], 'enchérir')).toBe('C’est à Anne et Bob d’enchérir.');
    expect(turnOf(['Toi'], 'acheter', ' ou de renoncer')).toBe('C’est à toi d’acheter ou de renoncer.');
  });
});
