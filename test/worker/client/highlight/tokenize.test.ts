import { describe, expect, it } from 'vitest';
import { EXAMPLE_GRAMMARS, JSON_GRAMMAR } from '../../../../worker/client/highlight/grammars.ts';
import { tokenize, tokenizeWithJson } from '../../../../worker/client/highlight/tokenize.ts';
import { toGrammarSource } from '../../../../worker/model/markup/code-grammar.ts';
import { SAMPLE_LANGUAGES } from '../../../../worker/request/samples/languages/languages.ts';
import { startCpuClock } from '../../../cpu-clock.ts';

describe('tokenize()', () => {
  it.each<[language: string, code: string, roles: Readonly<Record<string, string[]>>]>([
    [
      'json',
      '{"id": -12.5e3, "paid": true, "note": "a \\"b\\": c"}',
      { keyword: ['"id"', '"paid"', '"note"'], number: ['-12.5e3', 'true'], string: ['"a \\"b\\": c"'] },
    ],
    [
      'bash',
      "curl 'https://api.example.com/a#b' \\\n  --request PUT \\\n  --data '{\"a\": \"it'\\''s\"}' | jq # done",
      {
        function: ['curl', 'jq'],
        keyword: ['PUT'],
        string: ["'https://api.example.com/a#b'", '--request', '--data', '\'{"a": "it\'', "\\'", "'s\"}'"],
        comment: ['# done'],
      },
    ],
    ['javascript', 'const r = await 1.5; // go', { keyword: ['const', 'await'], number: ['1.5'], comment: ['// go'] }],
    ['javascript', "fetch('https://x', null)", { function: ['fetch'], string: ["'https://x'"], number: ['null'] }],
    ['php', '<?php\n# go\necho 1;', { keyword: ['<?php', 'echo'], comment: ['# go'], number: ['1'] }],
    ['php', "$c = curl_init('a');", { function: ['curl_init'], string: ["'a'"] }],
    ['php', '[CURLOPT_POST => true]', { keyword: ['=>'], number: ['CURLOPT_POST', 'true'] }],
    [
      'python',
      'import requests\nr = requests.get("""a\n"b" """, json=None) # go',
      { keyword: ['import'], function: ['get'], string: ['"""a\n"b" """'], number: ['None'], comment: ['# go'] },
    ],
    [
      'xml',
      '<?xml version="1.0"?><!-- > -->',
      { keyword: ['<?xml', '?>'], function: ['version'], string: ['"1.0"'], comment: ['<!-- > -->'] },
    ],
    ['xml', '<a:b c=\'d\'>it = "e" </a:b>', { keyword: ['<a:b', '>', '</a:b', '>'], function: ['c'], string: ["'d'"] }],
    [
      'http',
      'POST /a HTTP/1.1\nContent-Length: 7\n\n{"a":1}',
      { keyword: ['POST', 'HTTP/1.1', 'Content-Length', '"a"'], number: ['7', '1'] },
    ],
  ])('distinguishes the tokens of %s: %j', (language, code, expected) => {
    const { punctuation, ...roles } = byRole(tokenize(code, grammarOf(language)), code);
    expect(roles).toEqual(expected);
    expect(punctuation?.join('') ?? '').toMatch(/^[{}[\]().,:;]*$/);
  });

  it('tokenizes JSON quoted in a curl command', () => {
    const code = `curl --data '{\n  "paid": true\n}' 'https://x'`;
    expect(byRole(tokenizeWithJson(code, grammarOf('bash'), JSON_GRAMMAR), code)).toEqual({
      function: ['curl'],
      string: ['--data', "'https://x'"],
      punctuation: ['{', ':', '}'],
      keyword: ['"paid"'],
      number: ['true'],
    });
  });

  it.each([
    ['json', 'escapes in a string without end', `"${'\\"'.repeat(25_000)}`],
    ['json', 'strings that might be names', '"a" '.repeat(12_500)],
    ['json', 'spaces where a colon might follow', `"a"${' '.repeat(50_000)}`],
    ['json', 'a long number', '1'.repeat(50_000)],
    ['bash', 'quotes without end', "$'".repeat(25_000)],
    ['bash', 'hyphens', ' -'.repeat(25_000)],
    ['bash', 'a long word', 'a'.repeat(50_000)],
    ['javascript', 'comments without end', '/*'.repeat(25_000)],
    ['javascript', 'a template without end', `\`${'\\`'.repeat(25_000)}`],
    ['javascript', 'a long word', 'a'.repeat(50_000)],
    ['php', 'variables', '$a_'.repeat(16_000)],
    ['php', 'a long constant', 'A'.repeat(50_000)],
    ['python', 'a text without end', `"""${'"\\'.repeat(25_000)}`],
    ['xml', 'comments without end', '<!--'.repeat(12_500)],
    ['xml', 'spaces where a value might follow', `=${' '.repeat(50_000)}`],
    ['xml', 'words', 'a '.repeat(25_000)],
    ['http', 'a long method', 'A'.repeat(50_000)],
  ])('takes linear time for %s: %s', (language, _, code) => {
    const elapsed = startCpuClock();
    tokenize(code, grammarOf(language));
    expect(elapsed()).toBeLessThan(1_000);
  });
});

/** The pieces of each role, in order. */
function byRole(tokens: ReturnType<typeof tokenize>, code: string): Record<string, string[]> {
  const roles: Record<string, string[]> = {};
  for (const { role, start, end } of tokens) roles[role] = [...(roles[role] ?? []), code.slice(start, end)];
  return roles;
}

function grammarOf(language: string): string {
  const known = SAMPLE_LANGUAGES.find(({ highlight }) => highlight === language);
  return known === undefined ? (EXAMPLE_GRAMMARS[language] ?? '') : toGrammarSource(known.grammar);
}
