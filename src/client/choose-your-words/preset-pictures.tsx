import type { PresetPictures } from '../table/client-game.ts';
import { DrawnBubble, DrawnCoin, Picture } from '../tiles/drawn.tsx';

type DrawnCardProps = {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly letter: string;
  readonly suit: 'blue' | 'red';
};

const DrawnCard = ({ x, y, turn, letter, suit }: DrawnCardProps) => (
  <g class={`drawn-card drawn-${suit}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
    <rect x={-8.5} y={-12} width={17} height={24} rx={2.5} />
    <text class="drawn-suit" y={5} font-size={14}>
      {letter}
    </text>
  </g>
);

/** A picture for each way to play Choose Your Words, by the name of its preset. */
export const CARDS_PICTURES: PresetPictures = {
  friendly: () => (
    <Picture>
      <DrawnCard x={16} y={25} turn={-12} letter="P" suit="blue" />
      <DrawnCard x={31} y={23} turn={0} letter="A" suit="red" />
      <DrawnCard x={46} y={25} turn={12} letter="L" suit="blue" />
      <DrawnCoin x={63} y={37} isChip />
    </Picture>
  ),
  tournament: () => (
    <Picture>
      <path
        class="drawn-gold"
        d="M26 8h20v8c0 7-4 12-10 12s-10-5-10-12z M26 11h-6c0 6 2 9 7 10 M46 11h6c0 6-2 9-7 10 M34 28h4v6h-4z M28 34h16v5h-16z"
      />
      <DrawnCoin x={12} y={37} isChip />
      <DrawnCoin x={12} y={32} isChip />
      <DrawnCoin x={60} y={37} isChip />
      <DrawnCoin x={60} y={32} isChip />
      <DrawnCoin x={60} y={27} isChip />
    </Picture>
  ),
  category: () => (
    <Picture>
      <DrawnCard x={16} y={27} turn={-8} letter="F" suit="red" />
      <DrawnCard x={32} y={27} turn={4} letter="O" suit="red" />
      <DrawnBubble x={55} y={15}>
        +10
      </DrawnBubble>
    </Picture>
  ),
};
