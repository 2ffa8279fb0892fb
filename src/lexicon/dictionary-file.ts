import { lazy } from '../shared/lazy.ts';
import { LETTERS } from './alphabet.ts';
import type { Graph } from './graph.ts';
import { packGraph, unpackGraph } from './graph-pack.ts';
import type { LetterGraph } from './letter-graph.ts';
import { type Marks, packMarks, unpackMarks } from './marks.ts';
import { type NameLists, packNames, unpackNames } from './name-lists.ts';

/**
 * A dictionary in one file: "WSLX", the version of this format, the order of letters of the letter graph, the
 * lengths of four parts (32 bits each, low byte first), then the parts: spelling graph, letter graph, marks, names.
 */
const MAGIC = 'WSLX';
export const FORMAT_VERSION = 2;
const LENGTHS_AT = MAGIC.length + 1 + LETTERS;
const PARTS = 4;
const HEADER_BYTES = LENGTHS_AT + 4 * PARTS;

/** What a dictionary consists of; parts that not every use needs are unpacked when first asked for. */
export type DictionaryParts = {
  readonly spelling: Graph;
  readonly letterGraph: () => LetterGraph;
  readonly marks: () => Marks;
  readonly names: () => NameLists;
};

export const packDictionary = (
  spelling: Graph,
  letterGraph: LetterGraph,
  marks: Marks,
  names: NameLists,
): Uint8Array => {
  const parts = [packGraph(spelling), packGraph(letterGraph.graph), packMarks(marks), packNames(names)];
  const file = new Uint8Array(HEADER_BYTES + parts.reduce((sum, part) => sum + part.length, 0));
  const view = new DataView(file.buffer);
  const text = MAGIC + String.fromCharCode(FORMAT_VERSION) + letterGraph.order;
  for (let i = 0; i < text.length; i++) file[i] = text.charCodeAt(i);
  let at = HEADER_BYTES;
  parts.forEach((part, i) => {
    view.setUint32(LENGTHS_AT + 4 * i, part.length, true);
    file.set(part, at);
    at += part.length;
  });
  return file;
};

/** Reads a dictionary file; throws a sentence where it is damaged or of another format. */
export const unpackDictionary = (file: Uint8Array): DictionaryParts => {
  if (file.length < HEADER_BYTES || String.fromCharCode(...file.subarray(0, MAGIC.length)) !== MAGIC) {
    throw new Error('This file is not a Wordstake dictionary.');
  }
  const version = file[MAGIC.length] as number;
  if (version !== FORMAT_VERSION) {
    throw new Error(`This dictionary has format ${version}; this program reads format ${FORMAT_VERSION}.`);
  }
  const order = String.fromCharCode(...file.subarray(MAGIC.length + 1, LENGTHS_AT));
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const parts: Uint8Array[] = [];
  let at = HEADER_BYTES;
  for (let i = 0; i < PARTS; i++) {
    const length = view.getUint32(LENGTHS_AT + 4 * i, true);
    parts.push(file.subarray(at, at + length));
    at += length;
  }
  if (at !== file.length) throw new Error('This dictionary is damaged: its length is wrong.');
  const [spelling, letters, marks, names] = parts as [Uint8Array, Uint8Array, Uint8Array, Uint8Array];
  return {
    spelling: unpackGraph(spelling),
    letterGraph: lazy(() => ({ graph: unpackGraph(letters), order })),
    marks: lazy(() => unpackMarks(marks)),
    names: lazy(() => unpackNames(names)),
  };
};
