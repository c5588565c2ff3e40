import { concatenate } from '../../worker/model/concatenate.ts';
import type { PackTable } from '../../worker/search/pack.ts';

export interface TermBlock {
  readonly first: string;
  readonly bytes: Uint8Array;
  readonly dictionaryBytes: number;
}

export interface DocumentBlock {
  readonly first: number;
  readonly bytes: Uint8Array;
}

const ENCODER = new TextEncoder();

/** Serializes a pack: its table, then its blocks. */
export function writePack({
  terms,
  documents,
}: {
  terms: readonly TermBlock[];
  documents: readonly DocumentBlock[];
}): Uint8Array {
  const table: PackTable = {
    terms: terms.map(({ first, bytes, dictionaryBytes }) => [
      first,
      dictionaryBytes,
      bytes.byteLength - dictionaryBytes,
    ]),
    documents: documents.map(({ first, bytes }) => [first, bytes.byteLength]),
  };
  return concatenate([
    ENCODER.encode(`${JSON.stringify(table)}\n`),
    ...terms.map(({ bytes }) => bytes),
    ...documents.map(({ bytes }) => bytes),
  ]);
}
