import { type Document, parseDocument } from 'yaml';
import { errorMessage } from '../../../base/report/error-message.ts';
import { SourceError } from '../../../base/report/finding.ts';
import type { MarkdownFile } from '../../docs/front-matter.ts';
import { listTexts } from '../../docs/front-matter-texts.ts';
import type { TextTie } from '../ledger.ts';
import type { PagePair } from '../page-pair.ts';
import { textStateOf, tieText } from '../text-ties.ts';
import { textUnit } from './page-units.ts';

/** Front matter with accepted texts, and the ties of its texts. A text without translation is that of the original. */
export function composeFrontMatter(
  { original, translation, ledger }: PagePair,
  accepted: ReadonlyMap<string, string>,
  file: string,
): { readonly frontMatter: string; readonly texts: ReadonlyMap<string, TextTie> } {
  const sources = listTexts(original.frontMatter);
  const present = translation === null ? new Map<string, string>() : listTexts(translation.frontMatter);
  const own = new Map(
    [...present].filter(
      ([path, text]) => textStateOf(sources.get(path) ?? '', text, ledger?.texts.get(path)) !== 'missing',
    ),
  );
  const texts = new Map([...(ledger?.texts ?? [])].filter(([path]) => sources.has(path)));
  const acceptedAt = new Map(
    [...sources].flatMap(([path, text]): [string, string][] => {
      const written = accepted.get(textUnit(path, text, { state: 'missing', target: null }).id);
      return written === undefined ? [] : [[path, written]];
    }),
  );
  const keys = new Set([...acceptedAt.keys()].map((path) => path.split('.')[0] ?? path));
  // Without a title, a page would be titled by its file.
  if (translation === null && sources.has('title')) keys.add('title');
  for (const [path, text] of sources) {
    const translated = own.get(path);
    const written = acceptedAt.get(path);
    if (written !== undefined) texts.set(path, tieText(text, written));
    else if (translated !== undefined && ledger === undefined) texts.set(path, tieText(text, translated));
    else if (translated === undefined && keys.has(path.split('.')[0] ?? path)) texts.set(path, tieText(text, null));
  }
  const find: Find = {
    text: (path) => (sources.has(path) ? (acceptedAt.get(path) ?? own.get(path) ?? sources.get(path)) : undefined),
    isReplaced: (path) => [...acceptedAt.keys()].some((accepted) => accepted.startsWith(`${path}.`)),
    isTied: (path) => [...(ledger?.texts.keys() ?? [])].some((tied) => `${tied}.`.startsWith(`${path}.`)),
  };
  const values = [...keys].map((key): [string, unknown] => [
    key,
    withTexts(Reflect.get(original.frontMatter, key), Reflect.get(translation?.frontMatter ?? {}, key), [key], find),
  ]);
  return { frontMatter: writeFrontMatter(translation, new Map(values), file), texts };
}

interface Find {
  /** A text of the original as it is to be written; undefined for other values. */
  readonly text: (path: string) => string | undefined;
  /** Whether texts in a value were accepted. */
  readonly isReplaced: (path: string) => boolean;
  /** Whether the ledger knows an original of a value. */
  readonly isTied: (path: string) => boolean;
}

/**
 * A value of front matter with its texts replaced by those that are translated. Other values are those of the
 * translation, but an item with accepted texts may have been another one before: it is that of the original. Items that
 * only the translation has stay at the end of their list, unless they translated items that are gone.
 */
function withTexts(value: unknown, own: unknown, path: readonly string[], find: Find): unknown {
  const text = find.text(path.join('.'));
  if (text !== undefined) return text;
  if (Array.isArray(value)) {
    const present: readonly unknown[] = Array.isArray(own) ? own : [];
    const pathOf = (index: number): string[] => [...path, `${index}`];
    const items = value.map((item, index) => {
      const kept = find.isReplaced(pathOf(index).join('.')) ? undefined : present[index];
      return withTexts(item, kept, pathOf(index), find);
    });
    const others = present.filter((_, index) => index >= value.length && !find.isTied(pathOf(index).join('.')));
    return [...items, ...others];
  }
  if (typeof value !== 'object' || value === null) return own ?? value;
  const present = typeof own === 'object' && own !== null ? own : {};
  const inner = Object.entries(value).map(([key, item]) => [
    key,
    withTexts(item, Reflect.get(present, key), [...path, key], find),
  ]);
  return { ...present, ...Object.fromEntries(inner) };
}

/** The front matter of a translation, with values set. As it is if there is nothing to set. */
function writeFrontMatter(
  translation: MarkdownFile | null,
  values: ReadonlyMap<string, unknown>,
  file: string,
): string {
  const written = translation?.text.slice(0, translation.bodyOffset) ?? '';
  if (values.size === 0) return written;
  const yaml = written.replace(/^---.*\n/, '').replace(/---[ \t]*\n?$/, '');
  // A page without front matter begins with a blank line after it.
  const space = written === '' && translation !== null ? '\n' : '';
  return `---\n${setYamlValues(yaml, values, file)}---\n${space}`;
}

/**
 * A YAML mapping with values set at its top level. Comments and other lines stay. Throws SourceError if that cannot be
 * written, such as an alias of a part that is replaced.
 */
export function setYamlValues(yaml: string, values: ReadonlyMap<string, unknown>, file: string): string {
  const document: Document = parseDocument(yaml, { uniqueKeys: false });
  try {
    for (const [key, value] of values) document.set(key, value);
    return document.toString({ lineWidth: 0 });
  } catch (error) {
    throw SourceError.at({ file }, `Cannot write this translation: ${errorMessage(error)}. Write repeated parts out.`);
  }
}
