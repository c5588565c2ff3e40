import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@babel/parser';
import { describe, expect, it } from 'vitest';

/** Attributes whose values are displayed or read out. */
const SHOWN = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'label',
  'placeholder',
  'title',
]);

/** Product names and key labels, which are not translated. */
const NAMES = new Set(['API', 'Ctrl', 'Esc', 'JSON', 'Markdown', 'RSS']);

describe('text in components', () => {
  it.each(['worker/ui', 'worker/edge', 'worker/client', 'build'])('of %s comes only from the messages', (folder) => {
    const found = componentsIn(folder).flatMap((file) =>
      literalTexts(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it('is found between tags, in expressions and in attributes', () => {
    const source = 'const a = <p title="One" class="x">Two {b ? "Three" : `Four`} {"·"} <b>Markdown</b></p>;';
    expect(literalTexts(source).toSorted()).toEqual(['Four', 'One', 'Three', 'Two']);
  });
});

function componentsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join(folder, name));
}

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

function literalTexts(source: string): string[] {
  const texts: string[] = [];
  const add = (text: unknown): void => {
    const words = typeof text === 'string' ? text.trim() : '';
    if (/\p{L}{2}/u.test(words) && !NAMES.has(words)) texts.push(words);
  };
  const readShown = (node: Node | null): void => {
    if (node === null) return;
    if (node.type === 'Literal') add(node.value);
    else if (node.type === 'TemplateLiteral')
      for (const { value } of node.quasis as { value: { cooked: string } }[]) add(value.cooked);
    else if (node.type === 'JSXExpressionContainer') readShown(node.expression as Node);
    else if (node.type === 'ConditionalExpression')
      for (const key of ['consequent', 'alternate']) readShown(node[key] as Node);
    else if (node.type === 'LogicalExpression') readShown(node.right as Node);
  };
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    const node = value as Node;
    if (node.type === 'JSXText') add(node.value);
    if (node.type === 'JSXAttribute' && SHOWN.has(String((node.name as Node).name)))
      readShown(node.value as Node | null);
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of node.children as Node[]) if (child.type === 'JSXExpressionContainer') readShown(child);
    Object.values(node).forEach(visit);
  };
  visit(parse(source, { sourceType: 'module', plugins: ['estree', 'typescript', 'jsx'] }).program);
  return texts;
}
