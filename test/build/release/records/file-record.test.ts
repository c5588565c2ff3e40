import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { toFileRecord } from '../../../../build/release/records/names/name-files.ts';
import { takeFile } from '../../../../worker/model/records/file-record.ts';

const KEY = 'file/0123456789abcdef';

const record = toFileRecord(KEY, [
  ['/api/a.json', gzipSync('{"a":1}')],
  ['/api/a.yaml', gzipSync('a: 1\n')],
  ['/api/empty.yaml', gzipSync('')],
]);

describe('a record of several files', () => {
  it.each([
    ['/api/a.json', '{"a":1}'],
    ['/api/a.yaml', 'a: 1\n'],
    ['/api/empty.yaml', ''],
  ])('contains %s', (path, text) => {
    expect(gunzipSync(takeFile(record, KEY, path)).toString()).toBe(text);
  });

  it.each([
    ['a missing file', () => takeFile(record, KEY, '/api/b.json'), 'it has no file /api/b.json'],
    ['another key', () => takeFile(record, 'file/other', '/api/a.json'), 'it does not begin with its key'],
    ['a truncated record', () => takeFile(record.subarray(0, -1), KEY, '/api/empty.yaml'), 'it ends after'],
    ['other bytes', () => takeFile(Buffer.from('openapi: 3.1.0\n'), KEY, '/api/a.json'), 'it does not begin'],
    ['no bytes', () => takeFile(new Uint8Array(), KEY, '/api/a.json'), 'it does not begin'],
    ['a long line', () => takeFile(new Uint8Array(1e6).fill(0x61), KEY, '/api/a.json'), 'it does not begin'],
    ['a null', () => takeFile(Buffer.from('null\n'), KEY, '/api/a.json'), 'it does not begin'],
  ])('does not return a wrong file for %s', (_, take, message) => {
    expect(take).toThrow(`Cannot read record`);
    expect(take).toThrow(message);
  });
});
