import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiWarnings } from '../../../../build/openapi/core/api-warnings.ts';
import { Cursor } from '../../../../build/openapi/core/cursor.ts';
import { DescriptionText } from '../../../../build/openapi/read/description-text.ts';
import { parseWithReferences } from '../../../../build/openapi/read/load-api.ts';
import { formatFinding } from '../../../../build/report/finding.ts';
import { Report } from '../../../../build/report/report.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('parseWithReferences()', () => {
  it('includes paths and parameters from other files', async () => {
    write(
      'paths/invoices.yaml',
      "get:\n  operationId: listInvoices\n  parameters:\n    - $ref: '../shared.yaml#/limit'\n",
    );
    write('shared.yaml', 'limit: { name: limit, in: query }\n');
    const { root } = await bundle('paths:\n  /invoices:\n    $ref: ./paths/invoices.yaml\n');
    const operation = root.get('paths').get('/invoices').get('get');
    expect(operation.text('operationId')).toBe('listInvoices');
    expect(operation.items('parameters')[0]?.text('name')).toBe('limit');
  });

  it('converts a schema file to one named schema, even with several references', async () => {
    write('schemas/Node.yaml', 'type: object\nproperties:\n  next: { $ref: ./Node.yaml }\n  self: { $ref: "#" }\n');
    const { root } = await bundle(
      'components:\n  schemas:\n    A: { $ref: schemas/Node.yaml }\n    B: { $ref: ./schemas/Node.yaml }\n',
    );
    const schemas = root.get('components').get('schemas');
    expect(Object.keys(schemas.object)).toEqual(['A', 'B', 'Node']);
    expect(schemas.get('A').get('properties').raw('next').value).toEqual({ $ref: '#/components/schemas/Node' });
    expect(schemas.get('A').get('properties').raw('self').value).toEqual({ $ref: '#/components/schemas/Node' });
  });

  it('converts the shared schemas of another file to named schemas', async () => {
    write(
      'common.yaml',
      'components:\n  schemas:\n    Money: { type: object, properties: { note: { $ref: "#/components/schemas/Note" } } }\n    Note: { type: string }\n    Unused: { type: string }\n',
    );
    write('old.yaml', 'definitions: { Money: { type: integer } }\n');
    const { root, warnings } = await bundle(
      'components:\n  schemas:\n    A: { $ref: "common.yaml#/components/schemas/Money" }\n    B: { $ref: "old.yaml#/definitions/Money" }\n',
    );
    const schemas = root.get('components').get('schemas');
    expect(Object.keys(schemas.object)).toEqual(['A', 'B', 'Note', 'Money', 'old.Money']);
    expect(schemas.raw('A').value).toEqual({ $ref: '#/components/schemas/Money' });
    expect(schemas.get('B').text('type')).toBe('integer');
    expect(schemas.get('Money').get('properties').raw('note').value).toEqual({ $ref: '#/components/schemas/Note' });
    expect(warnings).toEqual([]);
  });

  it('replaces a schema that is only a reference with its target', async () => {
    write('common.yaml', 'components:\n  schemas:\n    Money: { type: integer }\n');
    write('schemas/Note.yaml', 'type: string\n');
    const { root, warnings } = await bundle(
      'components:\n  schemas:\n    Money: { $ref: "common.yaml#/components/schemas/Money" }\n    Note: { $ref: ./schemas/Note.yaml }\n    Both: { properties: { a: { $ref: "common.yaml#/components/schemas/Money" }, b: { $ref: schemas/Note.yaml } } }\n',
    );
    const schemas = root.get('components').get('schemas');
    expect(Object.keys(schemas.object)).toEqual(['Money', 'Note', 'Both']);
    expect([schemas.raw('Money').text('type'), schemas.raw('Note').text('type')]).toEqual(['integer', 'string']);
    expect(schemas.get('Both').get('properties').raw('a').value).toEqual({ $ref: '#/components/schemas/Money' });
    expect(schemas.get('Both').get('properties').raw('b').value).toEqual({ $ref: '#/components/schemas/Note' });
    expect(warnings).toEqual([]);
  });

  it('warns about a value in another file with its line there', async () => {
    write(
      'common.yaml',
      'components:\n  schemas:\n    Money:\n      type: object\n      properties:\n        a: { $ref: "#/nope" }\n',
    );
    write('paths/a.yaml', 'get:\n  tags: 5\n');
    const { root, warnings } = await bundle(
      'paths:\n  /a: { $ref: paths/a.yaml }\ncomponents:\n  schemas:\n    A: { $ref: "common.yaml#/components/schemas/Money" }\n',
      (root) => {
        root.get('paths').get('/a').get('get').rawItems('tags');
        root.get('components').get('schemas').get('A').get('properties').get('a');
      },
    );
    expect(root.exists).toBe(true);
    expect(warnings.map((warning) => warning.replace(/.*?([a-z]+\.yaml:)/, '$1'))).toEqual([
      expect.stringMatching(/^common\.yaml:6:9 .*: Cannot resolve ".*common\.yaml#\/nope"/),
      expect.stringMatching(/^a\.yaml:2:3 \(#\/get\/tags\): Cannot read "tags"/),
    ]);
  });

  it('reads no file outside the content folder', async () => {
    writeFileSync(join(dirname(folder), 'bundle-outside.yaml'), 'type: string\n');
    const { warnings } = await bundle('components:\n  schemas:\n    A: { $ref: ../bundle-outside.yaml }\n');
    rmSync(join(dirname(folder), 'bundle-outside.yaml'));
    expect(warnings[0]).toContain('it is outside the folder');
  });

  it('warns about a missing file, and leaves references to other hosts unchanged', async () => {
    const { root, warnings } = await bundle(
      'components:\n  schemas:\n    A: { $ref: ./gone.yaml }\n    B: { $ref: "https://example.com/b.yaml" }\n',
    );
    expect(warnings.some((warning) => warning.includes('gone.yaml: Cannot read the referenced file'))).toBe(true);
    expect(root.get('components').get('schemas').raw('B').value).toEqual({ $ref: 'https://example.com/b.yaml' });
  });
});

async function bundle(
  text: string,
  read: (root: Cursor) => void = () => {},
): Promise<{ root: Cursor; warnings: string[] }> {
  const file = join(folder, 'api.yaml');
  writeFileSync(file, text);
  const warnings = new ApiWarnings();
  const parsed = await parseWithReferences(
    DescriptionText.of(file, `openapi: 3.1.0\n${text}`),
    { location: file, contentDir: folder },
    warnings,
  );
  const root = Cursor.root(parsed.root, warnings);
  read(root);
  const report = new Report();
  warnings.flush(parsed, report);
  return { root, warnings: report.warnings.map(formatFinding) };
}

function write(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}
