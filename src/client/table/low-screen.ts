const LOW_SCREEN = '(orientation: landscape) and (height < 36rem)';

/** A phone on its side has room for felt and buttons, and for little above them: there the table around a place is scrolled to. */
export const showTableAround = (place: Element | null): void => {
  if (matchMedia(LOW_SCREEN).matches) place?.closest('.table')?.scrollIntoView({ block: 'start' });
};
