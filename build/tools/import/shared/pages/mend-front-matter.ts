import { Document, isMap, parseDocument, visit } from 'yaml';
import { isObject, type JsonObject } from '../../../../../worker/request/value/json.ts';
import { frontMatterSchema } from '../../../../site/docs/front-matter.ts';
import { readYaml } from '../values.ts';

/** A page whose front matter the build can read. */
interface MendedPage {
  readonly text: string;
  /** Lines and keys that neither tool can read. They are not in the text. */
  readonly dropped: readonly string[];
}

const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)(?<=\n)---[ \t]*(?=\r?\n|$)/;
/** A value in brackets or quotes, and a second key on its line, which js-yaml 3 reads as if it had a line of its own. */
const SECOND_KEY = /^([\w-]+:[ \t]*(?:\[[^\]\n]*\]|"[^"\n]*"|'[^'\n]*'))[ \t]+(?=[\w-]+:(?:[ \t]|$))/gm;

/**
 * Rewrites front matter that other tools read more leniently than the build: a second key on a line, unquoted text with a
 * colon, numbers and booleans as text. Anything else that the build would refuse is dropped, so that a page never stops a
 * build. A text that needs none of this stays as it is.
 */
export function mendFrontMatter(text: string): MendedPage {
  const match = FRONT_MATTER.exec(text);
  if (match === null) return /^---[ \t]*\r?\n/.test(text) ? { text: `\n${text}`, dropped: [] } : { text, dropped: [] };
  const written = match[1] ?? '';
  const { yaml, dropped } = readable(written);
  const typed = withTypes(yaml, dropped);
  const result = typed === written ? text : `---\n${typed}---${text.slice(match[0].length)}`;
  return { text: result, dropped };
}

/** YAML without syntax errors. */
function readable(written: string): { yaml: string; dropped: string[] } {
  if (readMap(written) !== null) return { yaml: written, dropped: [] };
  const separated = written.replace(SECOND_KEY, '$1\n');
  if (readMap(separated) !== null) return { yaml: separated, dropped: [] };
  const dropped: string[] = [];
  let yaml = '';
  for (const entry of separated.split(/^(?=[\w-]+:)/m)) {
    const [, key = '', value = ''] = /^([\w-]+:)[ \t]*(\S[^\n]*?)\s*$/.exec(entry) ?? [];
    const quoted = `${key} ${JSON.stringify(value)}\n`;
    if (readMap(entry) !== null) yaml += entry;
    else if (/^[^[{]/.test(value) && readMap(quoted) !== null) yaml += quoted;
    else dropped.push(entry.split('\n', 1)[0] ?? '');
  }
  return { yaml: readMap(yaml) !== null ? yaml : '', dropped };
}

/** Null for YAML that the build refuses. */
function readMap(yaml: string): JsonObject | null {
  const value = readYaml(yaml);
  if (value === null) return {};
  return isObject(value) ? value : null;
}

/** The YAML with values of the types that the build expects. What has none of them is added to `dropped`. */
function withTypes(yaml: string, dropped: string[]): string {
  const values = readMap(yaml) ?? {};
  const converted = Object.entries(values).flatMap(([key, value]): [string, unknown][] => {
    const schema = Object.hasOwn(frontMatterSchema.shape, key) ? Reflect.get(frontMatterSchema.shape, key) : null;
    // Layouts and icons of other tools are left to the build.
    if (schema === null || key === 'layout' || key === 'icon' || schema.safeParse(value).success) return [];
    const found = [...conversions(value)].find((candidate) => schema.safeParse(candidate).success);
    if (found === undefined && value !== null) dropped.push(key);
    return [[key, found]];
  });
  if (converted.length === 0) return yaml;
  const read = parseDocument(yaml);
  // An alias is written out, as its anchor may be deleted.
  const document = hasAlias(read) ? new Document(values, { aliasDuplicateObjects: false }) : read;
  for (const [key, value] of converted) {
    if (value === undefined) document.delete(key);
    else document.set(key, value);
  }
  return isMap(document.contents) && document.contents.items.length === 0 ? '' : document.toString({ lineWidth: 0 });
}

function hasAlias(document: Document): boolean {
  let found = false;
  visit(document, {
    Alias: () => {
      found = true;
      return visit.BREAK;
    },
  });
  return found;
}

/** A value as the types to which Joi and other readers convert it. */
function* conversions(value: unknown): Generator<unknown> {
  if (typeof value === 'string') {
    const trimmed = value.trim();
    if (trimmed !== '' && Number.isFinite(Number(trimmed))) yield Number(trimmed);
    if (/^(?:true|false)$/i.test(trimmed)) yield trimmed.toLowerCase() === 'true';
    // A list of one, or of texts with commas between them.
    yield trimmed.split(/\s*,\s*/).filter((item) => item !== '');
  }
  if (typeof value === 'boolean' || typeof value === 'number') yield String(value);
  if (Array.isArray(value)) yield value.filter((item) => item !== null && item !== '').map(toPlain);
}

function toPlain(item: unknown): unknown {
  return typeof item === 'boolean' ? String(item) : item;
}
