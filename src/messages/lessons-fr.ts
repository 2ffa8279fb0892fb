import type { LessonTexts } from './lessons.ts';

export const lessonsFr: LessonTexts = {
  hold: {
    title: 'Quand garder ses tuiles',
    about: 'Un mot rapporte ses points au carré\u00a0: la longueur mérite qu’on l’attende.',
    text: [
      'Deux fois plus de points, c’est quatre fois plus d’argent. Deux mots de 6 points rapportent 72\u00a0$\u202f; un seul de 12 en rapporte 144.',
      'Demande-toi donc ce que tes tuiles peuvent devenir, pas ce qu’elles font maintenant. Garde-les tant qu’il y a de la place dans ta main et des tuiles dans le sac. Vends quand le mot est long, ou quand ta main est pleine.',
    ],
    notes: [
      'AIDE se vend tout de suite, mais quatre lettres rapportent peu. Le sac est encore bien plein\u00a0: attends le mot de huit ou neuf lettres.',
      'Avec un Z et des lettres courantes, chaque tuile de plus peut tout changer. Il y a encore de la place dans ta main.',
      'Il ne reste qu’une tuile dans le sac\u00a0: c’est le moment. Dix lettres, 256\u00a0$, et la main est presque vide.',
    ],
  },
  buy: {
    title: 'Acheter ou renoncer',
    about: 'Un lot coûte ses points au carré\u00a0: que vaut-il pour toi\u202f?',
    text: [
      'Les lettres courantes et bon marché sont le ciment des longs mots\u00a0: E, A, I, N, R, S et T coûtent rarement plus qu’elles ne rapportent.',
      'Les lettres chères ne paient que si elles vont avec ta main. Regarde aussi le sac\u00a0: vers la fin, un lot qui ne fait pas vite un mot est de l’argent perdu.',
    ],
    notes: [
      'Trois lettres courantes pour 16\u00a0$\u00a0: c’est le ciment de tous les longs mots. Prends-les.',
      '64\u00a0$, c’est cher, mais ces cinq lettres vont avec les tiennes\u00a0: elles rapporteront environ le double.',
      'Le W coûte cher et ne va avec rien. Tu as déjà huit lettres\u00a0: garde ton argent.',
    ],
  },
  number: {
    title: 'Annoncer le nombre',
    about: 'Deux tuiles ou cinq\u202f? Tout dépend de ta main et de ton argent.',
    text: [
      'Un petit lot est bon marché, facile à juger, et le sac dure plus longtemps. Un gros lot est un saut\u00a0: quatre fois plus de points coûtent seize fois plus.',
      'Annonce peu tant que tu construis. Annonce beaucoup quand il te faut plusieurs lettres d’un coup, ou quand tu viens de vendre et que tu repars de zéro.',
    ],
    notes: [
      'Deux lettres en main\u00a0: construis à petits pas, sans dépenser beaucoup d’un coup.',
      'Avec cinq lettres, trois de plus remplissent la main sans la faire déborder.',
      'Ta main est pleine et ses lettres ne vont pas ensemble. Cinq lettres d’un coup, c’est la meilleure chance d’un grand mot.',
    ],
  },
  wild: {
    title: 'Ce que vaut un joker',
    about: 'Il ne compte qu’un point, mais il rend possible le long mot.',
    text: [
      'À lui seul, un joker ajoute un point. Sa vraie valeur, c’est le mot impossible sans lui\u00a0: deux ou trois lettres de plus.',
      'Ne le dépense pas pour un mot court sous prétexte qu’il est là. Dépense-le quand le mot avec joker rapporte bien plus que le meilleur sans joker, ou quand le sac s’épuise.',
    ],
    notes: [
      '196\u00a0$ pour un mot de huit lettres\u00a0: tentant. Mais garde le joker\u00a0: ces huit lettres peuvent encore donner bien mieux.',
      'Onze lettres en main, huit au plus à garder. Le joker fait passer la vente de 256 à 361\u00a0$\u00a0: dépense-le.',
      'C’est ton dernier joker, et il reste vingt tuiles dans le sac. Un mot de six lettres ne le vaut pas.',
    ],
  },
  odds: {
    title: 'La cote du pot, avec des mots',
    about: 'Ce que coûte de suivre, et combien de fois tu gagnes.',
    text: [
      'Divise ce que tu dois payer par ce que contiendra le pot une fois que tu auras payé. C’est la part de victoires qu’il te faut pour suivre\u00a0: 10 jetons dans un pot de 30 le portent à 40, il te faut donc une victoire sur quatre.',
      'Estime ensuite combien de fois ton mot, ou celui que tu peux encore tirer, bat les autres. Plus souvent que ne l’exige le prix\u00a0: suis. Moins souvent\u00a0: couche-toi.',
    ],
    notes: [
      '22 jetons pour un pot de 66\u00a0: il te faut une victoire sur quatre, et ta main gagne environ une fois sur deux. Suis.',
      '11 jetons pour un pot de 21\u00a0: il te faudrait 34\u00a0% de victoires, et ta main n’en a qu’environ 11. Couche-toi.',
      '178 jetons pour un pot de 204\u00a0: il te faut presque une victoire sur deux. C’est beaucoup, mais avec JUGEAIS tu gagnes environ trois fois sur cinq. Suis.',
    ],
  },
  exchange: {
    title: 'Quelles cartes échanger',
    about: 'Garde ce qui peut grandir\u00a0: jokers, paires, une seule couleur.',
    text: [
      'Garde les cartes d’un bon mot et celles qui peuvent l’allonger. Les jokers, les paires d’une lettre chère et les cartes d’une même couleur multiplient le score\u00a0: elles valent mieux qu’un Q isolé.',
      'Rien à gagner\u202f? Garde les sept cartes\u00a0: un mot en main vaut mieux que deux dans le paquet.',
    ],
    notes: [
      'QUITTEZ est déjà là, et sept lettres valent 75 points de plus. Chaque carte échangée le casse.',
      'Avec le joker, les cartes rouges font déjà ADDAX, d’une seule couleur, et ça multiplie le score. Les deux bleues peuvent partir.',
      'Le Q n’a pas de U. Échange-le seul\u00a0: les six autres lettres font déjà beaucoup de mots.',
    ],
  },
};
