/** The tables of a TrueType file, by their tags. */
export type Tables = ReadonlyMap<string, Buffer>;

const HEADER_BYTES = 12;
const RECORD_BYTES = 16;

/** Takes a TrueType file apart; the tables are copies. */
export const readTables = (file: Buffer): Tables =>
  new Map(
    Array.from({ length: file.readUInt16BE(4) }, (_, at) => {
      const record = HEADER_BYTES + at * RECORD_BYTES;
      const from = file.readUInt32BE(record + 8);
      const length = file.readUInt32BE(record + 12);
      return [
        file.toString('latin1', record, record + 4),
        Buffer.from(file.subarray(from, from + length)),
      ] as const;
    }),
  );

/** Puts tables together as a TrueType file. Checksums stay empty: WOFF2, which it is made into, has none of its own. */
export const writeTables = (tables: Tables): Buffer => {
  const tags = [...tables.keys()].sort();
  const largestPower = 2 ** Math.floor(Math.log2(tags.length));
  const head = Buffer.alloc(HEADER_BYTES + tags.length * RECORD_BYTES);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(tags.length, 4);
  head.writeUInt16BE(largestPower * RECORD_BYTES, 6);
  head.writeUInt16BE(Math.log2(largestPower), 8);
  head.writeUInt16BE((tags.length - largestPower) * RECORD_BYTES, 10);
  const parts = [head];
  let offset = head.length;
  for (const [at, tag] of tags.entries()) {
    const table = tables.get(tag) ?? Buffer.alloc(0);
    const record = HEADER_BYTES + at * RECORD_BYTES;
    head.write(tag, record, 'latin1');
    head.writeUInt32BE(offset, record + 8);
    head.writeUInt32BE(table.length, record + 12);
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
};
