import { describe, expect, it } from 'vitest';
import { readDictionary, writeDictionary, writePack } from '../../../../build/release/search/write-pack.ts';
import { Pack } from '../../../../worker/search/store/pack.ts';

const ROWS = [
  ['"quoted" \\ path', '', 1, 4],
  ['invoic', 'invoice invoices', 12, 400],
  ['/straße/{}', '', 3, 31],
] as const;

describe('a pack', () => {
  const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
  const dictionary = writeDictionary(ROWS);
  const pack = new Pack(
    writePack({
      terms: [{ first: 'a', bytes: dictionary, dictionaryBytes: dictionary.byteLength }],
      documents: [
        { first: 0, bytes: encode('["a\\nb"]\n["ü"]') },
        { first: 2, bytes: encode('["last"]') },
      ],
    }),
  );

  it('has the terms that were written', () => {
    expect(pack.terms.map((block) => readDictionary(pack.readDictionary(block)))).toEqual([ROWS]);
  });

  it('returns each document of a block, and nothing behind the last', () => {
    const read = pack.documents.map((block) => [0, 1, 2].map((index) => pack.readDocument(block, index)));
    expect(read).toEqual([
      ['["a\\nb"]', '["ü"]', null],
      ['["last"]', null, null],
    ]);
  });

  it('does not read the other documents of the block', () => {
    const damaged = new Pack(writePack({ terms: [], documents: [{ first: 0, bytes: encode('{\n["whole"]\n{') }] }));
    expect(damaged.documents.map((block) => damaged.readDocument(block, 1))).toEqual(['["whole"]']);
  });
});
