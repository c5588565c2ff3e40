import { describe, expect, it } from 'vitest';
import { namePageRecord, toPageRecord } from '../../../../../build/release/records/pages/page-record.ts';
import { findFormats, takeHeader } from '../../../../../worker/model/records/pages/page-record.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const text = (part: Uint8Array): string => new TextDecoder().decode(part);
const parts = { article: bytes('<article>é\n</article>'), markdown: bytes('# É\n') };
const record = toPageRecord(parts);
const { key: KEY, header: HEADER } = namePageRecord(parts);
const SUM = '0123456789-_abcd';

describe('toPageRecord()', () => {
  it('starts with the key, and the length and checksum of each format, then the article', () => {
    expect(HEADER).toMatch(/^page\/[\w-]{16} article 22 [\w-]{16} markdown 5 [\w-]{16}\n$/);
    expect(text(record)).toBe(`${HEADER}<article>é\n</article># É\n`);
  });

  it('can be split into its formats again', () => {
    const { article, markdown } = takeHeader(record, KEY);
    expect(text(record.subarray(article.start, article.end))).toBe('<article>é\n</article>');
    expect(text(record.subarray(markdown.start, markdown.end))).toBe('# É\n');
  });

  it('has another key if any part differs', () => {
    const tryIt = { form: bytes('{}'), answers: bytes('[]') };
    const changes = [
      { article: bytes('A') },
      { markdown: bytes('E') },
      { tryIt },
      { tryIt: { ...tryIt, answers: bytes('{}') } },
    ];
    expect(new Set([{}, ...changes].map((change) => namePageRecord({ ...parts, ...change }).key)).size).toBe(5);
  });
});

describe('findFormats()', () => {
  it('waits for the complete header, byte by byte', () => {
    const header = record.indexOf(0x0a) + 1;
    for (let length = 0; length < header; length++) expect(findFormats(record.subarray(0, length), KEY)).toBeNull();
    expect(findFormats(record.subarray(0, header), KEY)?.article).toMatchObject({ start: header, end: header + 22 });
  });

  it.each([
    ['another record', `page/ffff article 22 ${SUM} markdown 5 ${SUM}\n`],
    ['a page without a header', '<article>\n</article>'],
    ['a missing first line', 'x'.repeat(300)],
    ['a blank article', `${KEY} article 0 ${SUM} markdown 5 ${SUM}\n`],
    ['an invalid length', `${KEY} article 1e3 ${SUM} markdown 5 ${SUM}\n`],
    ['an older record', `${KEY} article 22 markdown 5\n`],
  ])('throws for %s', (_, found) => {
    expect(() => findFormats(bytes(found), KEY)).toThrow(`Cannot read record ${KEY}: it begins with`);
  });
});

describe('takeHeader()', () => {
  it('throws for a record that is truncated before the end of the format', () => {
    const truncated = record.subarray(0, -1);
    expect(() => takeHeader(truncated, KEY)).toThrow('it ends after');
    expect(takeHeader(truncated, KEY, 'article').article.end).toBeLessThanOrEqual(truncated.byteLength);
  });
});
