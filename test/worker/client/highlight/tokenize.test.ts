import { describe, expect, it } from 'vitest';
import { EXAMPLE_GRAMMARS, JSON_GRAMMAR } from '../../../../worker/client/highlight/grammars.ts';
import { tokenize, tokenizeWithJson } from '../../../../worker/client/highlight/tokenize.ts';
import { toGrammarSource } from '../../../../worker/model/code-grammar.ts';
import { SAMPLE_LANGUAGES } from '../../../../worker/request/samples/languages/languages.ts';
import { startCpuClock } from '../../../cpu-clock.ts';

describe('tokenize()', () => {
  it('distinguishes names from values in JSON', () => {
    expect(roles('{"id": -12.5e3, "paid": true, "note": "a \\"b\\": c"}', 'json')).toEqual([
      'punctuation {',
      'keyword "id"',
      'punctuation :',
      'number -12.5e3',
      'punctuation ,',
      'keyword "paid"',
      'punctuation :',
      'number true',
      'punctuation ,',
      'keyword "note"',
      'punctuation :',
      'string "a \\"b\\": c"',
      'punctuation }',
    ]);
  });

  it('tokenizes a curl command: command, options, quoted strings', () => {
    const code =
      "curl 'https://api.example.com/a#b' \\\n  --request PUT \\\n  --data '{\"a\": \"it'\\''s\"}' | jq # done";
    expect(roles(code, 'bash')).toEqual([
      'function curl',
      "string 'https://api.example.com/a#b'",
      'string --request',
      'keyword PUT',
      'string --data',
      'string \'{"a": "it\'',
      "string \\'",
      "string 's\"}'",
      'function jq',
      'comment # done',
    ]);
  });

  it('tokenizes JSON quoted in a curl command', () => {
    const code = `curl --data '{\n  "paid": true\n}' 'https://x'`;
    const tokens = tokenizeWithJson(code, grammarOf('bash'), JSON_GRAMMAR);
    expect(tokens.map(({ role, start, end }) => `${role} ${code.slice(start, end)}`)).toEqual([
      'function curl',
      'string --data',
      'punctuation {',
      'keyword "paid"',
      'punctuation :',
      'number true',
      'punctuation }',
      "string 'https://x'",
    ]);
  });

  it('tokenizes JavaScript', () => {
    expect(roles("const r = await fetch('https://x', { n: 1.5, ok: null }); // go", 'javascript')).toEqual([
      'keyword const',
      'keyword await',
      'function fetch',
      'punctuation (',
      "string 'https://x'",
      'punctuation ,',
      'punctuation {',
      'punctuation :',
      'number 1.5',
      'punctuation ,',
      'punctuation :',
      'number null',
      'punctuation });',
      'comment // go',
    ]);
  });

  it('tokenizes PHP', () => {
    expect(roles("<?php\n# go\n$c = curl_init('a');\necho [CURLOPT_POST => true];", 'php')).toEqual([
      'keyword <?php',
      'comment # go',
      'function curl_init',
      'punctuation (',
      "string 'a'",
      'punctuation );',
      'keyword echo',
      'punctuation [',
      'number CURLOPT_POST',
      'keyword =>',
      'number true',
      'punctuation ];',
    ]);
  });

  it('tokenizes Python', () => {
    expect(roles('import requests\nr = requests.get("""a\n"b" """, json=None) # go', 'python')).toEqual([
      'keyword import',
      'punctuation .',
      'function get',
      'punctuation (',
      'string """a\n"b" """',
      'punctuation ,',
      'number None',
      'punctuation )',
      'comment # go',
    ]);
  });

  it('tokenizes XML', () => {
    expect(roles('<?xml version="1.0"?><!-- > --><a:b c=\'d\'>it = "e" </a:b>', 'xml')).toEqual([
      'keyword <?xml',
      'function version',
      'string "1.0"',
      'keyword ?>',
      'comment <!-- > -->',
      'keyword <a:b',
      'function c',
      "string 'd'",
      'keyword >',
      'keyword </a:b',
      'keyword >',
    ]);
  });

  it('tokenizes an HTTP message', () => {
    expect(roles('POST /a HTTP/1.1\nContent-Length: 7\n\n{"a":1}', 'http')).toEqual([
      'keyword POST',
      'keyword HTTP/1.1',
      'keyword Content-Length',
      'punctuation :',
      'number 7',
      'punctuation {',
      'keyword "a"',
      'punctuation :',
      'number 1',
      'punctuation }',
    ]);
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
    expect(elapsed()).toBeLessThan(200);
  });
});

function roles(code: string, language: string): string[] {
  return tokenize(code, grammarOf(language)).map(({ role, start, end }) => `${role} ${code.slice(start, end)}`);
}

function grammarOf(language: string): string {
  const known = SAMPLE_LANGUAGES.find(({ highlight }) => highlight === language);
  return known === undefined ? (EXAMPLE_GRAMMARS[language] ?? '') : toGrammarSource(known.grammar);
}
