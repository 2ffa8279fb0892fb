import type { PresetPictures } from '../table/client-game.ts';
import { DrawnBubble, DrawnCoin, DrawnDie, DrawnPaw, DrawnTile, Picture } from '../tiles/drawn.tsx';

const Bag = ({ x }: { readonly x: number }) => (
  <g transform={`translate(${x} 27)`}>
    <path
      class="drawn-cloth"
      d="M-4 -9c-6 6-8 11-7 17 .5 3 2 4 5 4h12c3 0 4.5-1 5-4 1-6-1-11-7-17z M-6 -13l3 4h6l3 -4c-2 1-3-1-6 0-3-1-4 1-6 0z"
    />
    <path class="drawn-line" d="M-4 -9h8" />
  </g>
);

/** A picture for each way to play BuyWord, by the name of its preset. */
export const BUYWORD_PICTURES: PresetPictures = {
  classic: () => (
    <Picture>
      <DrawnTile x={16} y={24} letter="B" turn={-6} />
      <DrawnTile x={36} y={23} letter="W" turn={4} />
      <DrawnDie x={57} y={25} turn={9} />
    </Picture>
  ),
  family: () => (
    <Picture>
      <DrawnTile x={19} y={22} letter="W" size={25} turn={-3} />
      <DrawnTile x={42} y={26} letter="O" size={17} turn={3} />
      <DrawnTile x={58} y={29} letter="W" size={12} turn={-5} />
    </Picture>
  ),
  french: () => (
    <Picture>
      <DrawnTile x={15} y={29} letter="Q" turn={-4} />
      <DrawnTile x={35} y={29} letter="Z" turn={3} />
      <DrawnBubble x={56} y={16}>
        ?
      </DrawnBubble>
    </Picture>
  ),
  auction: () => (
    <Picture>
      <DrawnTile x={17} y={27} letter="K" turn={-5} />
      <rect class="drawn-wood" x={34} y={36} width={30} height={5} rx={2} />
      <g transform="translate(50 20) rotate(-32)">
        <rect class="drawn-wood" x={-4} y={-2} width={25} height={4} rx={2} />
        <rect class="drawn-wood" x={-12} y={-10} width={11} height={20} rx={2.5} />
      </g>
    </Picture>
  ),
  draft: () => (
    <Picture>
      <DrawnTile x={12} y={32} letter="R" size={14} />
      <DrawnTile x={28} y={32} letter="E" size={14} />
      <DrawnTile x={44} y={17} letter="Y" size={16} turn={6} />
      <rect class="drawn-place" x={37} y={25} width={14} height={14} rx={2} />
      <DrawnTile x={60} y={32} letter="S" size={14} />
    </Picture>
  ),
  traders: () => (
    <Picture>
      <DrawnTile x={14} y={24} letter="J" turn={-4} />
      <DrawnTile x={58} y={24} letter="X" turn={4} />
      <path class="drawn-line" d="M29 19h14 M39 15l4 4-4 4 M43 30h-14 M33 26l-4 4 4 4" />
    </Picture>
  ),
  crossword: () => (
    <Picture>
      <DrawnTile x={36} y={9} letter="T" size={13} />
      <DrawnTile x={22} y={23.5} letter="W" size={13} />
      <DrawnTile x={36} y={23.5} letter="I" size={13} />
      <DrawnTile x={50} y={23.5} letter="N" size={13} />
      <DrawnTile x={36} y={38} letter="P" size={13} />
    </Picture>
  ),
  theme: () => (
    <Picture>
      <DrawnTile x={14} y={26} letter="C" size={16} turn={-6} />
      <DrawnTile x={36} y={23} size={27} />
      <DrawnPaw x={36} y={23} />
      <DrawnTile x={58} y={26} letter="T" size={16} turn={6} />
    </Picture>
  ),
  long: () => (
    <Picture>
      <Bag x={14} />
      <Bag x={36} />
      <Bag x={58} />
      <DrawnCoin x={66} y={9} />
    </Picture>
  ),
};
