import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { editOperation } from './edits.ts';

const folder = mkdtempSync(join(tmpdir(), 'bench-edits-'));
afterAll(() => rmSync(folder, { recursive: true }));

const YAML = `openapi: 3.1.0
paths:
  /bills:
    get:
      description: Short.
    post:
      description: |
        Records a bill that a supplier has sent.

        It is a draft until it is submitted.
`;

describe('editOperation()', () => {
  it('extends a description in YAML in place', () => {
    const file = write('api.yaml', YAML);
    expect(editOperation(file)).toBe('POST /bills');
    expect(readFileSync(file, 'utf8')).toBe(YAML.replace('has sent.', 'has sent One sentence more.'));
  });

  it('extends a description in JSON', () => {
    const description = 'Lists all bills of the company';
    const file = write('api.json', JSON.stringify({ paths: { '/bills': { get: { description } } } }));
    expect(editOperation(file)).toBe('GET /bills');
    expect(JSON.parse(readFileSync(file, 'utf8')).paths['/bills'].get.description).toBe(
      `${description} One sentence more`,
    );
  });

  it('extends a response description if the operation has none', () => {
    const operation = { responses: { 200: { description: 'All bills of the company' } } };
    const file = write('api.json', JSON.stringify({ paths: { '/bills': { get: operation } } }));
    expect(editOperation(file)).toBe('GET /bills');
  });

  it('leaves an unparsable file unchanged', () => {
    for (const name of ['api.json', 'api.yaml']) expect(editOperation(write(name, 'openapi: ['))).toBeNull();
  });

  it('leaves a file without a unique description unchanged', () => {
    const operation = { description: 'Lists all bills of the company' };
    const file = write('api.json', JSON.stringify({ paths: { '/bills': { get: operation, head: operation } } }));
    const before = readFileSync(file, 'utf8');
    expect(editOperation(file)).toBeNull();
    expect(readFileSync(file, 'utf8')).toBe(before);
  });
});

function write(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}
