/** What French texts must not hold, and how one finds it. */
const FAULTS: Readonly<Record<string, RegExp>> = {
  'a plain space before a sign': / [;:!?»%$]/,
  'no narrow no-break space before ; ! ?': /(?<!\u202f|«\u00a0)[;!?]/,
  'no no-break space before a colon': /(?<!\u00a0|\d(?=:\S)|https?):/,
  'loose quotation marks': /(?<!\u00a0)»|«(?!\u00a0)/,
  'a straight apostrophe or quotation mark': /['"]/,
  'de or que before a vowel of a name': /\b(?:de|que) (?:Anne?|Yves|Hélène)\b(?! à )/i,
  'one of several': /(?<![\d\u202f])[01]\u00a0(?:\p{L}+\u00a0)?\p{L}+(?<!foi|moi|ma)[sx](?!\p{L})/u,
  'several of one':
    /(?<!\d)[2-9]\u00a0(?:carte|caractère|heure|jeton|joker|joueur|jour|lettre|minute|mot|partie|point|sac|seconde|table|tuile)(?!\p{L})/u,
  'a wrong separator of thousands': /\d[ ,.]\d{3}(?!\d)/,
};

/** What is wrong with how a French text is set, each with the text; empty where all is well. */
export const frenchFaults = (text: string): readonly string[] =>
  Object.entries(FAULTS).flatMap(([fault, found]) => (found.test(text) ? [`${fault}: ${text}`] : []));
