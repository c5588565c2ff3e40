import { isMap, parseDocument } from 'yaml';
import { frontMatterSchema } from '../../../site/docs/front-matter.ts';

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
  if (isReadable(written)) return { yaml: written, dropped: [] };
  const separated = written.replace(SECOND_KEY, '$1\n');
  if (isReadable(separated)) return { yaml: separated, dropped: [] };
  const dropped: string[] = [];
  let yaml = '';
  for (const entry of separated.split(/^(?=[\w-]+:)/m)) {
    const [, key = '', value = ''] = /^([\w-]+:)[ \t]*(\S[^\n]*?)\s*$/.exec(entry) ?? [];
    const quoted = `${key} ${JSON.stringify(value)}\n`;
    if (isReadable(entry)) yaml += entry;
    else if (/^[^[{]/.test(value) && isReadable(quoted)) yaml += quoted;
    else dropped.push(entry.split('\n', 1)[0] ?? '');
  }
  return { yaml: isReadable(yaml) ? yaml : '', dropped };
}

function isReadable(yaml: string): boolean {
  const { errors, contents } = parseDocument(yaml, { prettyErrors: false });
  return errors.length === 0 && (contents === null || isMap(contents));
}

/** The YAML with values of the types that the build expects. What has none of them is added to `dropped`. */
function withTypes(yaml: string, dropped: string[]): string {
  const document = parseDocument(yaml);
  const values: unknown = document.toJS();
  let isChanged = false;
  for (const [key, value] of Object.entries(values ?? {})) {
    const schema = Object.hasOwn(frontMatterSchema.shape, key) ? Reflect.get(frontMatterSchema.shape, key) : null;
    // Layouts and icons of other tools are left to the build.
    if (schema === null || key === 'layout' || key === 'icon' || schema.safeParse(value).success) continue;
    const converted = [...conversions(value)].find((candidate) => schema.safeParse(candidate).success);
    if (converted === undefined) {
      document.delete(key);
      if (value !== null) dropped.push(key);
    } else document.set(key, converted);
    isChanged = true;
  }
  if (!isChanged) return yaml;
  return isMap(document.contents) && document.contents.items.length === 0 ? '' : document.toString({ lineWidth: 0 });
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
