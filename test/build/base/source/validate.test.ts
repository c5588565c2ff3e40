import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseYaml } from '../../../../build/base/source/parse-yaml.ts';
import { validate } from '../../../../build/base/source/validate.ts';
import { thrownFindings } from '../../thrown-findings.ts';

const text = z.string().min(1);
const item: z.ZodType = z.lazy(() =>
  z.union([
    text,
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.enum(['doc', 'ref']), id: text }),
      z.strictObject({ type: z.literal('category'), label: text, items: z.array(item) }),
    ]),
  ]),
);
const schema = z.strictObject({
  title: text,
  origin: z.url({ error: 'a URL' }).optional(),
  mode: z.enum(['light', 'dark']).default('light'),
  level: z.number().int().min(2).max(6).optional(),
  position: z.union([z.number(), z.boolean()]).optional(),
  navbar: z.array(z.strictObject({ label: text, to: text })).default([]),
  links: z.record(z.string(), z.strictObject({ url: text })).optional(),
  items: z.array(item).optional(),
});
const check = (source: string): unknown => validate(parseYaml('site.yaml', source, 'the site'), schema);
const faults = async (source: string): Promise<string[]> =>
  (await thrownFindings(() => check(source))).map((line) => line.replace('Cannot read the site: ', ''));

describe('validate()', () => {
  it('returns the typed value with defaults', () => {
    expect(check('title: Docs')).toEqual({ title: 'Docs', mode: 'light', navbar: [] });
  });

  it.each(
    Object.entries({
      'titel: x\ntitle: y': 'site.yaml:1:1: "titel" is not a known key; did you mean "title"?',
      'title: y\nzebra: 1':
        'site.yaml:2:1: "zebra" is not a known key. Known keys: title, origin, mode, level, position, navbar, links, items.',
      'title: y\nnavbar:\n  - label: A\n    to: /a\n    lable: B':
        'site.yaml:5:5: "navbar.0.lable" is not a known key; did you mean "label"?',
      'title: y\nlinks:\n  a: { url: x, ulr: y }':
        'site.yaml:3:16: "links.a.ulr" is not a known key; did you mean "url"?',
      'mode: dark': 'site.yaml:1:1: "title" is missing. Add it (a string).',
      'title: 5': 'site.yaml:1:8: "title" must be a string, got 5. Quote it: "5".',
      'title: 2.0': 'site.yaml:1:8: "title" must be a string, got 2. Quote it: "2.0".',
      'title: #e4572e the colour':
        'site.yaml:1:8: "title" must be a string, got null. In YAML, "#" starts a comment: quote the value, "#e4572e".',
      'title: ""': 'site.yaml:1:8: "title" must be text that is not empty, got ""',
      'title:': 'site.yaml:1:7: "title" must be a string, got null',
      'title: x\norigin: docs': 'site.yaml:2:9: "origin" must be a URL, got "docs"',
      'title: x\nmode: blue': 'site.yaml:2:7: "mode" must be one of "light", "dark", got "blue"',
      'title: x\nlevel: 9': 'site.yaml:2:8: "level" must be at most 6, got 9',
      'title: x\nlevel: 1': 'site.yaml:2:8: "level" must be at least 2, got 1',
      'title: x\nposition: first': 'site.yaml:2:11: "position" must be a number or true or false, got "first"',
      'title: x\nnavbar: none': 'site.yaml:2:9: "navbar" must be a list, got "none"',
      'title: x\nnavbar: [{ label: A }]': 'site.yaml:2:10: "navbar.0.to" is missing. Add it (a string).',
      'title: x\nlinks: [a]': 'site.yaml:2:8: "links" must be a mapping, got ["a"]',
      '- a': 'site.yaml:1:1: it must be a mapping, got ["a"]. Write lines of the form "key: value".',
      'title: x\nitems: [{ type: dok, id: a }]':
        'site.yaml:2:17: "items.0.type" must be one of "doc", "ref", "category", got "dok"; did you mean "doc"?',
      'title: x\nitems: [{ type: doc, id: a, lable: b }]':
        'site.yaml:2:29: "items.0.lable" is not a known key. Known keys: type, id.',
      'title: x\nitems: [5]': 'site.yaml:2:9: "items.0" must be a string or a mapping, got 5',
    }),
  )('reports the error in %j', async (source, fault) => {
    expect(await faults(source)).toEqual([fault]);
  });

  it('reports errors in nested alternatives', async () => {
    const source =
      'title: x\nitems:\n  - type: category\n    label: A\n    items:\n      - type: doc\n        idd: a\n';
    expect(await faults(source)).toEqual([
      'site.yaml:6:9: "items.0.items.0.id" is missing. Add it (a string).',
      'site.yaml:7:9: "items.0.items.0.idd" is not a known key; did you mean "id"?',
    ]);
  });

  it('reports all errors of a document', async () => {
    expect(await faults('titel: x\nmode: blue')).toHaveLength(3);
  });

  it('truncates long values', async () => {
    expect(await faults(`title: [${'x, '.repeat(100)}]`)).toEqual([expect.stringMatching(/^.{90,130}…$/)]);
  });
});
