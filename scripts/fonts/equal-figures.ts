/**
 * Makes all figures of a face as wide as the widest. Fraunces has no tabular figures, and money that is counted up must not tremble.
 * It works on a file that holds figures alone (and .notdef).
 */
import { readTables, writeTables } from './sfnt.ts';

const X_SHORT = 0x02;
const REPEATED = 0x08;
const X_SAME_OR_POSITIVE = 0x10;

const needed = (tables: ReadonlyMap<string, Buffer>, tag: string): Buffer => {
  const table = tables.get(tag);
  if (table === undefined) throw new Error(`The font has no table ${tag}.`);
  return table;
};

/** A flag a point, with repeated ones written out, and where the coordinates begin. */
const readFlags = (glyph: Buffer, from: number, points: number) => {
  const flags: number[] = [];
  let at = from;
  while (flags.length < points) {
    const flag = glyph.readUInt8(at++);
    const times = (flag & REPEATED) === 0 ? 1 : 1 + glyph.readUInt8(at++);
    for (let time = 0; time < times; time++) flags.push(flag & ~REPEATED);
  }
  return { flags, xs: at };
};

/** Moves a glyph to the right. Each point tells only how far it is from the one before, so only the first has to be written anew. */
const moveGlyph = (glyph: Buffer, by: number): Buffer => {
  const contours = glyph.readInt16BE(0);
  if (contours <= 0) throw new Error('A figure must be made of contours of its own.');
  const points = glyph.readUInt16BE(8 + contours * 2) + 1;
  const from = 10 + contours * 2 + 2 + glyph.readUInt16BE(10 + contours * 2);
  const { flags, xs } = readFlags(glyph, from, points);
  const [first = 0, ...others] = flags;
  const isShort = (first & X_SHORT) !== 0;
  const isPlain = (first & X_SAME_OR_POSITIVE) === 0;
  const short = isShort ? glyph.readUInt8(xs) * (isPlain ? -1 : 1) : 0;
  const long = !isShort && isPlain ? glyph.readInt16BE(xs) : 0;
  const bytes = isShort ? 1 : isPlain ? 2 : 0;
  const head = Buffer.from(glyph.subarray(0, from));
  for (const bound of [2, 6]) head.writeInt16BE(head.readInt16BE(bound) + by, bound);
  const x = Buffer.alloc(2);
  x.writeInt16BE(short + long + by);
  const flag = first & ~X_SHORT & ~X_SAME_OR_POSITIVE;
  const all = Buffer.concat([head, Buffer.from([flag, ...others]), x, glyph.subarray(xs + bytes)]);
  return Buffer.concat([all, Buffer.alloc(-all.length & 3)]);
};

const readGlyphs = (tables: ReadonlyMap<string, Buffer>, count: number): Buffer[] => {
  const isLong = needed(tables, 'head').readInt16BE(50) === 1;
  const loca = needed(tables, 'loca');
  const offset = (at: number): number => (isLong ? loca.readUInt32BE(at * 4) : loca.readUInt16BE(at * 2) * 2);
  return Array.from({ length: count }, (_, at) =>
    needed(tables, 'glyf').subarray(offset(at), offset(at + 1)),
  );
};

const readWidths = (tables: ReadonlyMap<string, Buffer>, count: number) => {
  const hmtx = needed(tables, 'hmtx');
  const full = needed(tables, 'hhea').readUInt16BE(34);
  return Array.from({ length: count }, (_, at) => ({
    advance: hmtx.readUInt16BE(Math.min(at, full - 1) * 4),
    bearing: hmtx.readInt16BE(at < full ? at * 4 + 2 : full * 4 + (at - full) * 2),
  }));
};

/** How the widest glyph's width varies, for all glyphs: a map of one entry, and a map's last entry holds for all that follow. */
const varyAlike = (hvar: Buffer, glyph: number): Buffer => {
  const map = hvar.readUInt32BE(8);
  let entry = glyph;
  if (map !== 0) {
    const format = hvar.readUInt8(map + 1);
    const bytes = ((format >> 4) & 3) + 1;
    const innerBits = (format & 0x0f) + 1;
    const last = hvar.readUInt16BE(map + 2) - 1;
    const packed = hvar.readUIntBE(map + 4 + Math.min(glyph, last) * bytes, bytes);
    entry = (packed >> innerBits) * 0x10000 + (packed & ((1 << innerBits) - 1));
  }
  const single = Buffer.from([0, 0x3f, 0, 1, 0, 0, 0, 0]);
  single.writeUInt32BE(entry, 4);
  const padded = Buffer.concat([hvar, Buffer.alloc(-hvar.length & 3), single]);
  padded.writeUInt32BE(padded.length - single.length, 8);
  return padded;
};

/** The same TrueType file with every figure as wide as the widest, each in the middle of its room. */
export const equalFigures = (file: Buffer): Buffer => {
  const tables = new Map(readTables(file));
  const count = needed(tables, 'maxp').readUInt16BE(4);
  const widths = readWidths(tables, count);
  const figures = widths.slice(1).map(({ advance }) => advance);
  const widest = Math.max(...figures);
  const shifts = widths.map(({ advance }, at) => (at === 0 ? 0 : Math.round((widest - advance) / 2)));
  const glyphs = readGlyphs(tables, count).map((glyph, at) =>
    at === 0 ? glyph : moveGlyph(glyph, shifts[at] ?? 0),
  );

  const hmtx = Buffer.alloc(count * 4);
  const loca = Buffer.alloc((count + 1) * 4);
  let offset = 0;
  for (const [at, { advance, bearing }] of widths.entries()) {
    hmtx.writeUInt16BE(at === 0 ? advance : widest, at * 4);
    hmtx.writeInt16BE(bearing + (shifts[at] ?? 0), at * 4 + 2);
    offset += glyphs[at]?.length ?? 0;
    loca.writeUInt32BE(offset, (at + 1) * 4);
  }
  needed(tables, 'hhea').writeUInt16BE(count, 34);
  needed(tables, 'head').writeInt16BE(1, 50);
  tables.set('hmtx', hmtx).set('loca', loca).set('glyf', Buffer.concat(glyphs));
  tables.set('HVAR', varyAlike(needed(tables, 'HVAR'), figures.indexOf(widest) + 1));
  // Kerning (a 7 moves towards a 4) would make some pairs narrower again.
  tables.delete('GPOS');
  return writeTables(tables);
};
