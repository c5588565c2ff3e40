import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCssVariablesTheme, createHighlighterCore, type RegexEngine } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { bundledLanguages } from 'shiki/langs';
import { beforeAll, describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../../../build/base/project-root.ts';
import { createExpressionEngine } from '../../../../build/page/code/expression-engine.ts';

const FILES = [
  ['markdown', 'README.md'],
  ['css', 'worker/ui/styles/tokens.css'],
  ['tsx', 'build/page/kinds/guide-page.tsx'],
  ['toml', 'wrangler.toml'],
  ['json', 'biome.json'],
  ['yaml', 'content/sidebars.yaml'],
  ['shellscript', '.ci/run'],
] as const;
const PHP = `<?php\n$total = sprintf("%d € for {$name['a']}", 3); // 😀 sum\necho <<<TEXT\n  <b>{$total}</b>\nTEXT;\n?>\n<p class="x">`;
const THEME = createCssVariablesTheme({ name: 'roles' });

async function tokenize(engine: RegexEngine, language: keyof typeof bundledLanguages, code: string): Promise<unknown> {
  const shiki = await createHighlighterCore({ themes: [THEME], langs: [bundledLanguages[language]], engine });
  return shiki.codeToTokensBase(code, { lang: language, theme: THEME, tokenizeTimeLimit: 0 });
}

let engine: RegexEngine;
let plain: RegexEngine;
beforeAll(async () => {
  [engine, plain] = await Promise.all([createExpressionEngine(), createOnigurumaEngine(import('shiki/wasm'))]);
});

describe('createExpressionEngine()', () => {
  it.each(FILES)('finds the same tokens of %s as Oniguruma', async (language, file) => {
    const code = readFileSync(join(PROJECT_ROOT, file), 'utf8');
    expect(await tokenize(engine, language, code)).toEqual(await tokenize(plain, language, code));
  });

  it('finds tokens of an embedded language after multibyte characters', async () => {
    expect(await tokenize(engine, 'php', PHP)).toEqual(await tokenize(plain, 'php', PHP));
  });

  it('returns the leftmost match, and the first expression in case of a tie', () => {
    const find = (patterns: string[], text: string, position: number): readonly [number, number] | null => {
      const match = engine.createScanner(patterns).findNextMatchSync(text, position, 0);
      return match && [match.index, match.captureIndices[0]?.start ?? -1];
    };
    expect(find(['c', 'b'], 'abc', 0)).toEqual([1, 1]);
    expect(find(['bc', 'b'], 'abc', 0)).toEqual([0, 1]);
    expect(find(['b', '\\Gc'], 'abc', 2)).toEqual([1, 2]);
    expect(find(['b', '\\Gc'], 'abc', 0)).toEqual([0, 1]);
    expect(find(['b'], 'abc', 2)).toBeNull();
    expect(find(['b'], 'abc', 0)).toEqual([0, 1]);
  });
});
