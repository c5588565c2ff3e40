import { describe, expect, it } from 'vitest';
import { parseYaml } from '../../../../build/base/source/parse-yaml.ts';
import { startCpuClock } from '../../../cpu-clock.ts';
import { thrownFindings } from '../../thrown-findings.ts';

const parse = (text: string): ReturnType<typeof parseYaml> => parseYaml('site.yaml', text, 'the site');
const faults = (text: string): Promise<string[]> => thrownFindings(() => parse(text));

describe('parseYaml()', () => {
  const document = parse('title: Docs\nnavbar:\n  - label: A\n    to: /a\n  - { label: B, to: /b }\n');

  it.each([
    [[], 1, 1],
    [['title'], 1, 8],
    [['navbar', 0, 'to'], 4, 9],
    [['navbar', 1, 'label'], 5, 14],
    [['navbar', 1, 'missing'], 5, 5],
    [['navbar', 7], 3, 3],
  ])('locates the value at %j, or its nearest parent', (path, line, column) => {
    expect(document.locate(path)).toEqual({ line, column });
  });

  it.each([
    [[], 'navbar', 2, 1],
    [['navbar', 1], 'to', 5, 17],
    [['navbar', 0], 'missing', 3, 5],
  ])('locates a key below %j: %j', (path, key, line, column) => {
    expect(document.locateKey(path, key)).toEqual({ line, column });
  });

  it.each(
    Object.entries({
      'a: 1\nbad\n':
        '2:1: Cannot read the site: this line is not "key: value". Write a colon and a space after the key, or indent the line.',
      'a: B: c\n':
        '1:4: Cannot read the site: the value contains another "key: value". Put the value in quotes, or fix the indentation.',
      'a: b\n  c: d\n':
        '1:4: Cannot read the site: the value contains another "key: value". Put the value in quotes, or fix the indentation.',
      'a: "C:\\path"\n':
        '1:7: Cannot read the site: "\\" starts an unknown escape sequence. Use single quotes, or write "\\\\" for a backslash.',
      'a: @b\n': '1:4: Cannot read the site: a value cannot start with "@". Put the value in quotes.',
      "a: 'it's'\n":
        '1:8: Cannot read the site: there is text after the end of the value. Put the whole value in quotes, or fix the indentation.',
      'a: {b: c\n': '1:4: Cannot read the site: "{" is never closed. Add "}" at the end.',
      'a: { b: #fff }\nc: "#1"\n':
        '1:4: Cannot read the site: "{" is never closed, because "#" starts a comment. Quote the value, such as "#0f5a64".',
      'a: 1\n---\nb: 2\n':
        '2:1: Cannot read the site: a second document starts here. Remove the "---" or "..." between them, or use one file for each.',
      'a: "b"#c\n':
        '1:7: Cannot read the site: there is no space before "#". Add one if a comment starts there, or put the whole value in quotes.',
      'a: |\n   \n  b\n':
        '3:3: Cannot read the site: an empty line above this text has more spaces than the text. Remove its spaces.',
      '--- a: 1\n': '1:5: Cannot read the site: the first key is on the line of "---". Move it to the next line.',
      '%a\nb: 1\n':
        '2:1: Cannot read the site: a line above starts with "%", which begins a directive. Put its text in quotes.',
      'a: - b\n':
        '1:4: Cannot read the site: a list cannot start on the line of its key. Start it on the next line, or put the value in quotes.',
      'a: 1\n- b\n':
        '2:1: Cannot read the site: this item belongs to no list. Indent it like the other items of its list.',
      'a:\n  - x\n - y\n':
        '3:1: Cannot read the site: this item belongs to no list. Indent it like the other items of its list.',
      'a: {x: [1] y: 2}\n':
        '1:12: Cannot read the site: there is text after the end of the value. Put the whole value in quotes, or fix the indentation.',
      'a: {x: 1 y: 2}\n':
        '1:8: Cannot read the site: a value in brackets contains another "key: value". Add a comma before it, or put the value in quotes.',
      'a: [1,,2]\n': '1:7: Cannot read the site: there is no value before this comma. Remove the comma.',
      'a: ]\n': '1:4: Cannot read the site: "]" closes nothing. Remove it, or put the value in quotes.',
      'a: |x\n  b\n': '1:5: Cannot read the site: there is text beside "|" or ">". Start it on the next line.',
      'a: |\n\tb\n':
        '2:1: Cannot read the site: the text of "|" or ">" is not indented further than its key. Indent it with spaces.',
      'a:\n    b: 1\n  c: 2\n':
        '3:1: Cannot read the site: this line is not indented like the lines around it that it belongs to. Indent it like them, with spaces.',
      'a: !a !b 1\n':
        '1:7: Cannot read the site: at the start of a value, "&", "*" and "!" have a meaning in YAML. Put the value in quotes.',
      '{"a" 1}':
        '1:6: Cannot read the site: a comma or a colon is missing before this value. Add it at the end of the value before it.',
      'a: *\n':
        '1:4: Cannot read the site: at the start of a value, "&", "*" and "!" have a meaning in YAML. Put the value in quotes.',
    }),
  )('reports the error in %j once', async (text, fault) => {
    expect(await faults(text)).toEqual([`site.yaml:${fault}`]);
  });

  it.each([
    ['lists', `a: ${'['.repeat(20_000)}${']'.repeat(20_000)}`, 1],
    ['maps', Array.from({ length: 2_000 }, (_, level) => `${' '.repeat(level)}a:`).join('\n'), 250],
    ['items', `a:\n${'- '.repeat(20_000)}`, 2],
  ])('reports %s that are nested too deep', async (_, text, line) => {
    expect(await faults(text)).toEqual([
      expect.stringMatching(
        `^site\\.yaml:${line}:\\d+: Cannot read the site: the values are nested too deep\\. Remove `,
      ),
    ]);
  });

  it('reads brackets in texts, however many', () => {
    expect(parse(`a: "${'['.repeat(1_000)}"`).value).toEqual({ a: '['.repeat(1_000) });
  });

  it('reports every syntax error with its location', async () => {
    expect(await faults('a: [1\nb: "x\n')).toEqual([
      'site.yaml:1:4: Cannot read the site: "[" is never closed. Add "]" at the end.',
      'site.yaml:2:4: Cannot read the site: the text that starts with " is never closed. Add " at its end.',
    ]);
  });

  it.each(
    Object.entries({
      'a: 1\nb: 2\na: 3': 'site.yaml:3:1: Cannot read the site: the key "a" appears twice. Remove one of them.',
      'a: *b':
        'site.yaml:1:4: Cannot read the site: the alias *b has no anchor. Add "&b" before the part to repeat, or quote the text.',
      'a: {{ b }}':
        'site.yaml:1:5: Cannot read the site: this key is a list or a map. Use a text as the key, or quote the whole value.',
      '? [a]\n: 1':
        'site.yaml:1:3: Cannot read the site: this key is a list or a map. Use a text as the key, or quote the whole value.',
      'a: &b [1, *b]':
        'site.yaml:1:11: Cannot read the site: the alias *b repeats the part that contains it. Write it out, or use "$ref".',
      'a: &b 1\nc: { d: &e { f: *b, g: *e } }':
        'site.yaml:2:24: Cannot read the site: the alias *e repeats the part that contains it. Write it out, or use "$ref".',
    }),
  )('finds errors in %j that the parser does not report', async (text, fault) => {
    expect(await faults(text)).toEqual([fault]);
  });

  it('resolves an alias', () => {
    expect(parse('a: &x { b: 1 }\nc: *x').value).toEqual({ a: { b: 1 }, c: { b: 1 } });
  });

  it('rejects exponentially growing aliases', async () => {
    const doubled = [...'bcdefghijklm'].map(
      (name, index) => `${name}: &${name} [*${'abcdefghijkl'[index]}, *${'abcdefghijkl'[index]}]`,
    );
    expect(await faults(['a: &a [x, x]', ...doubled].join('\n'))).toEqual([
      expect.stringContaining('Excessive alias count'),
    ]);
  });

  it('reads 20,000 keys in linear time', () => {
    const keys = Array.from({ length: 20_000 }, (_, index) => `key${index}: 1`).join('\n');
    const elapsed = startCpuClock();
    expect(Object.keys(parse(keys).value as object)).toHaveLength(20_000);
    expect(elapsed()).toBeLessThan(2_000);
  });
});
