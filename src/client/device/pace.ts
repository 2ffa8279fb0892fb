const BOT_PACE_MS = 600;

const givenPace = new URLSearchParams(location.search).get('pace');

/** How long bots seem to think: not at all for those who want no motion, or where the address says `?pace=0`. */
export const paceMs = (): number => {
  if (givenPace !== null && /^\d{1,4}$/.test(givenPace)) return Number(givenPace);
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : BOT_PACE_MS;
};
