import { priceOf } from '../../games/buyword/tile-set.ts';
import { Finder } from '../finder/finder.tsx';
import { t } from '../language.ts';
import { StartButtons } from '../play/start-buttons.tsx';
import { pipsOf } from '../tiles/letter-pips.ts';
import { Price } from '../tiles/price.tsx';
import { WordTiles } from '../tiles/word-tiles.tsx';

export const Home = () => (
  <>
    <Hero />
    <Finder />
    <ComingNext />
  </>
);

const Hero = () => {
  const { home, finder } = t();
  const pips = Array.from(home.sampleWord, pipsOf).reduce((sum, each) => sum + each, 0);
  return (
    <section class="hero">
      <div class="hero-text">
        <h1>
          {home.heading.map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
        </h1>
        <p class="lead">{home.lead}</p>
        <p>{home.today}</p>
        <StartButtons />
      </div>
      <p class="hero-sample">
        <span class="unseen">{finder.spoken(home.sampleWord, pips, priceOf(pips), undefined)}</span>
        <span class="hero-word" aria-hidden="true">
          <WordTiles word={home.sampleWord} />
        </span>
        <span class="hero-sum" aria-hidden="true">
          {finder.pips(pips)} <span class="arrow">→</span> <Price amount={priceOf(pips)} />
        </span>
      </p>
    </section>
  );
};

const ComingNext = () => {
  const { home } = t();
  return (
    <section class="next">
      <h2>{home.nextHeading}</h2>
      <ul>
        {home.games.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
