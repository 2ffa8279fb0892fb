/** Our icons: drawn by ourselves on a grid of 24, one line each, in the colour of the text around them. */
const PATHS = {
  alone: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8z M4.5 21c0-4.5 3-7 7.5-7s7.5 2.5 7.5 7',
  bots: 'M4 9h16v10H4z M12 9V5 M10 5h4 M9 13v1 M15 13v1 M10 17h4 M2 13v3 M22 13v3',
  friends:
    'M9 10.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6z M3 20c0-4 2.5-6 6-6s6 2 6 6 M16 5a3 3 0 0 1 0 5.5 M17 14c2.5.5 4 2.5 4 6',
  online:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z M3.5 9h17 M3.5 15h17 M12 3c-4.5 4-4.5 14 0 18 M12 3c4.5 4 4.5 14 0 18',
  pass: 'M7 3h10v18H7z M11 18h2 M3 9l-1.5 3L3 15 M21 9l1.5 3L21 15',
  learn: 'M12 6c-2-1.5-5-2-9-2v14c4 0 7 .5 9 2 2-1.5 5-2 9-2V4c-4 0-7 .5-9 2z M12 6v14',
  rules: 'M6 3h9l4 4v14H6z M15 3v4h4 M9 12h7 M9 16h7',
  games: 'M4 5h16v4H4z M4 10.5h16v4H4z M4 16h16v4H4z',
  finder: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13z M15.5 15.5L21 21',
  settings: 'M4 7h9 M17 7h3 M15 5v4 M4 12h3 M11 12h9 M9 10v4 M4 17h7 M15 17h5 M13 15v4',
  next: 'M5 12h14 M13 6l6 6-6 6',
  down: 'M12 5v14 M6 13l6 6 6-6',
  fit: 'M4 9V4h5 M20 9V4h-5 M4 15v5h5 M20 15v5h-5',
  back: 'M19 12H5 M11 6l-6 6 6 6',
  close: 'M6 6l12 12 M18 6L6 18',
  check: 'M4 13l5 5L20 6',
  warn: 'M12 4L2.5 20h19z M12 10v4 M12 17v.5',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z M12 11v5.5 M12 7.5V8',
  undo: 'M4 9h10a6 6 0 0 1 0 12H8 M8 5L4 9l4 4',
  shuffle: 'M3 7h4l10 10h4 M3 17h4l3-3 M14 10l3-3h4 M18 4l3 3-3 3 M18 14l3 3-3 3',
  swap: 'M4 8h15 M15 4l4 4-4 4 M20 16H5 M9 12l-4 4 4 4',
  sort: 'M4 6h16 M4 12h11 M4 18h6',
  prices: 'M3 12l8-8h9v9l-8 8z M15.5 8.5v.1',
  scores: 'M4 4v16h16 M7 15l4-5 4 3 5-7',
  'sound-on': 'M4 9v6h4l5 4V5L8 9z M16.5 9a4 4 0 0 1 0 6 M19 6.5a8 8 0 0 1 0 11',
  'sound-off': 'M4 9v6h4l5 4V5L8 9z M17 10l4 4 M21 10l-4 4',
  share: 'M12 15V3 M8 7l4-4 4 4 M5 12v8h14v-8',
  copy: 'M9 8h11v13H9z M15 8V3H4v13h5',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1 1 M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1-1',
  menu: 'M4 7h16 M4 12h16 M4 17h16',
  more: 'M5 12v.1 M12 12v.1 M19 12v.1',
  key: 'M8 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8z M12 12h9 M17 12v3 M20 12v4',
  leave: 'M14 4H5v16h9 M10 12h11 M17 8l4 4-4 4',
  plus: 'M12 5v14 M5 12h14',
  minus: 'M5 12h14',
  bag: 'M5 21c-2-5 0-10 4-13h6c4 3 6 8 4 13z M9 8L7.5 4c3 1.5 6 1.5 9 0L15 8 M9.5 14h5',
  cards: 'M9 6h11v15H9z M6 18L3.5 5 13 3 M12.5 16.5l2-6 2 6 M13.2 14.5h2.6',
  die: 'M4 4h16v16H4z M8.5 8.5v.1 M15.5 15.5v.1 M12 12v.1',
  swipe: 'M4 17v.1 M20 7v.1 M4 17c4-14 8 6 16-10',
  keyboard: 'M2.5 6h19v12h-19z M6 10v.1 M10 10v.1 M14 10v.1 M18 10v.1 M8 14h8',
  offline: 'M3 3l18 18 M8.5 15.5a5 5 0 0 1 7 0 M5 12a10 10 0 0 1 4-2.4 M14 9.3a10 10 0 0 1 5 2.7 M12 19v.1',
  first: 'M18 5l-8 7 8 7z M6 5v14',
  last: 'M6 5l8 7-8 7z M18 5v14',
  before: 'M16 5l-9 7 9 7z',
  after: 'M8 5l9 7-9 7z',
  play: 'M7 4.5l12 7.5-12 7.5z',
  pause: 'M8 5v14 M16 5v14',
  picture: 'M3 5h18v14H3z M3 16l5-5 4 4 3-3 6 6 M15.5 9.5v.1',
  download: 'M12 3v12 M8 11l4 4 4-4 M5 16v5h14v-5',
  chat: 'M4 5h16v11H11l-5 4v-4H4z M8 9.5h8 M8 12.5h5',
  eye: 'M2.5 12c2-4 5.5-6 9.5-6s7.5 2 9.5 6c-2 4-5.5 6-9.5 6s-7.5-2-9.5-6z M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  orders: 'M6 3h12v18H6z M9 8l1 1 2-2 M14 8h2 M9 13l1 1 2-2 M14 13h2 M9 18h6',
  pen: 'M4 20l1-5L16 4l4 4L9 19z M13.5 6.5l4 4',
  fork: 'M6 21V9 M6 15c0-6 12-3 12-9 M3 9h6 M6 9V4 M15 9l3-4 3 4',
  hint: 'M9 18h6 M10 21h4 M12 3a6 6 0 0 0-3.5 10.9c.5.6.5 1.1.5 2.1h6c0-1 0-1.5.5-2.1A6 6 0 0 0 12 3z',
  'mistake-before': 'M13 6l-6 6 6 6 M18 6v8 M18 18v.1',
  'mistake-after': 'M11 6l6 6-6 6 M6 6v8 M6 18v.1',
  try: 'M20 12a8 8 0 1 1-2.5-5.8 M20 3v4h-4 M12 8v4.5 M12 16v.1',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z M12 7v5l3.5 2',
} as const;

export type IconName = keyof typeof PATHS;
export const ICON_NAMES = Object.keys(PATHS) as IconName[];

/** A picture beside words, or instead of them where the control has a name: screen readers pass over it. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
