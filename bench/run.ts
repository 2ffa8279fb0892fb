/** `npm run bench`: all benchmarks; `npm run bench -- lexicon`: one. Ratios are what counts; each is taken in one run. */
const BENCHES = {
  lexicon: () => import('./lexicon.ts'),
  grid: () => import('./grid.ts'),
  buyword: () => import('./buyword.ts'),
  'choose-your-words': () => import('./choose-your-words.ts'),
  bots: () => import('./bots.ts'),
  coach: () => import('./coach.ts'),
  'coach-page': () => import('./coach-page.ts'),
  server: () => import('./server.ts'),
  postgres: () => import('./postgres.ts'),
  stored: () => import('./stored.ts'),
  sizing: () => import('./sizing.ts'),
  client: () => import('./client.ts'),
} as const;

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !Object.hasOwn(BENCHES, name));
if (unknown !== undefined) {
  console.error(`There is no benchmark "${unknown}"; the benchmarks are ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(2);
}
for (const [name, load] of Object.entries(BENCHES)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const { run } = await load();
  await run();
}
