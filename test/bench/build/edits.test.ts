import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { editOperation } from './edits.ts';

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
  it('extends a description in YAML in its place', () => {
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

  it('leaves a file alone in which no description stands only once', () => {
    const operation = { description: 'Lists all bills of the company' };
    const file = write('api.json', JSON.stringify({ paths: { '/bills': { get: operation, head: operation } } }));
    const before = readFileSync(file, 'utf8');
    expect(editOperation(file)).toBeNull();
    expect(readFileSync(file, 'utf8')).toBe(before);
  });
});

function write(name: string, text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'bench-edits-')), name);
  writeFileSync(file, text);
  return file;
}
