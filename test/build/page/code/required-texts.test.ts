import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { bundledLanguages } from 'shiki/langs';
import { describe, expect, it } from 'vitest';
import { findRequiredTexts } from '../../../../build/page/code/required-texts.ts';

describe('findRequiredTexts()', () => {
  it.each([
    ['\\bfunction\\s+', ['function']],
    ['\\b(if|else if|FOR)\\b', ['if', 'else if', 'for']],
    ['(?i)\\bimap_(open|close)', ['imap_']],
    ['(?:a|bc)(?=wxyz)', ['wxyz']],
    ['(?<=return)x', ['return']],
    ['(?<!return)\\.x', ['.x']],
    ['colou?r', ['colo']],
    ['colou+r', ['colou']],
    ['ab{2}c{0,1}', ['ab']],
    ['ab{,2}c', ['a']],
    ['a{b}', ['b}']],
    ['(ab)*c', ['c']],
    ['(ab)++c', ['ab']],
    ['a(?i)bc|de', ['bc', 'de']],
    ['(?<name>ab)\\k<name>', ['ab']],
    ['\\<\\?php', ['<?php']],
    ['[]abc]{2}x[^]"]', ['x']],
    ['[[:alpha:][ab]x]yz', ['yz']],
    ['\\x41B', ['b']],
    ['sé', ['s']],
  ])('%s', (pattern, required) => {
    expect(findRequiredTexts(pattern)).toEqual(required);
  });

  it.each([
    'a|',
    'a?',
    '\\w+',
    '(?x) a b',
    '(?#a)b',
    '(?(1)a|b)',
    '(?~ab)',
    '(*FAIL)',
    'a)b',
    '(ab',
    '[ab',
    '\\Cab',
    '',
  ])('is certain of nothing in %j', (pattern) => {
    expect(findRequiredTexts(pattern)).toBeNull();
  });

  it('finds nothing that Oniguruma does not need, in the expressions of grammars', async () => {
    const oniguruma = await createOnigurumaEngine(import('shiki/wasm'));
    const texts = LINES.map((line) => oniguruma.createString(line));
    let rejected = 0;
    for (const pattern of await grammarExpressions(['php', 'shellscript', 'typescript'])) {
      const required = findRequiredTexts(pattern);
      if (required === null) continue;
      const scanner = oniguruma.createScanner([pattern]);
      for (const text of texts) {
        const line = text.content.toLowerCase();
        if (required.some((each) => line.includes(each))) continue;
        rejected++;
        if (scanner.findNextMatchSync(text, 0, 0) !== null) expect([pattern, line]).toBe('without a match');
      }
    }
    expect(rejected).toBeGreaterThan(5_000);
  });
});

const LINES = [
  'import { readFileSync } from "node:fs"; // a comment\n',
  'export abstract class Bill<T extends object> implements Readable { readonly #id?: number = 0x1F; }\n',
  'const total = bills.map((bill) => bill?.amount ?? 0).filter(Boolean) as number[];\n',
  '<?php namespace App\\Models; use Illuminate\\Support\\Str; abstract class Bill extends Model {\n',
  '  public static function find(?int $id = null): ?self { return mb_strlen("{$id}") > E_ALL ? null : new self; }\n',
  'async def fetch(self, *args: int, **kwargs) -> dict[str, int]: # type: ignore\n',
  '    return {**kwargs, "name": f"{self.name!r:>10}", r"\\d+": lambda x: x if x else None}\n',
  'for file in "$@"; do [[ -f "$file" ]] && echo "$file" | sed -e \'s/a/b/g\' > /dev/null 2>&1; done\n',
  'class Bill < ApplicationRecord; attr_reader :id; def total = lines.sum { |line| line.amount }; end\n',
  'puts "#{bill.id}: %{name}" unless bill.nil? or not bill.paid?; begin; rescue => e; raise ArgumentError; end\n',
];

async function grammarExpressions(languages: readonly (keyof typeof bundledLanguages)[]): Promise<Set<string>> {
  const found = new Set<string>();
  const collect = (value: unknown): void => {
    for (const [key, inner] of Object.entries(value ?? {})) {
      if (typeof inner === 'object') collect(inner);
      // The end of a rule can refer to its start, so only a part of it is an expression.
      else if (['match', 'begin', 'end', 'while'].includes(key) && !/\\\d/.test(inner)) found.add(inner);
    }
  };
  for (const language of languages) collect((await bundledLanguages[language]()).default);
  return found;
}
