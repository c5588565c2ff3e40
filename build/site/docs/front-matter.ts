import * as z from 'zod';
import { isObject } from '../../../worker/request/value/json.ts';
import { SourceError } from '../../base/report/finding.ts';
import { suggest } from '../../base/report/nearest.ts';
import { Lines, type Position } from '../../base/report/position.ts';
import type { Report } from '../../base/report/report.ts';
import { parseYaml, type YamlDocument, yamlMemo } from '../../base/source/parse-yaml.ts';
import type { TextFile } from '../../base/source/read-text.ts';
import { validate } from '../../base/source/validate.ts';
import { findIcon, suggestIcon } from '../../page/blocks/icon/draw-icon.ts';
import { accessListSchema } from '../access/access-rule.ts';

/** YAML parses `title: 404` and `keywords: [invoice, 404]` as numbers. */
const text = z.union([z.string().min(1), z.number().transform(String)]);
/** `title: ""` is the same as no title. */
const maybeText = z.preprocess((value) => (value === '' ? undefined : value), text.optional());
/** Joi, which Docusaurus uses, converts text to booleans and numbers. */
export const flag = z.union([
  z.boolean(),
  z
    .string()
    .regex(/^(?:true|false)$/, 'true or false')
    .transform((word) => word === 'true'),
]);
export const number = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d+(?:\.\d+)?$/, 'a number')
    .transform(Number),
]);
const headingLevel = number.pipe(z.number().int().min(2).max(6));
/** ISO 8601. Any other order of day and month would be a guess. A number or no value is not a date either. */
const date = z.preprocess(
  (value) => (value === undefined ? value : String(value)),
  z.string().transform((written, context) => {
    const day = toIsoDate(written);
    if (day === null) context.addIssue({ code: 'custom', message: `a date such as "${suggestDate(written)}"` });
    return day ?? z.NEVER;
  }),
);
const card = z.strictObject({ title: text, text: text.optional(), href: text });
/** An inline tag, or a key of `tags.yml`. */
const tag = z.union([text, z.strictObject({ label: text, permalink: text, description: text.optional() })]);
/** Docusaurus and plugin keys without an effect here. */
const ignored = z.unknown().optional();

/** A key of the collection's `authors.yml`, or an inline author. */
const author = z.union([
  text,
  z.looseObject({ key: text.optional(), name: text.optional(), title: text.optional(), url: text.optional() }),
]);

/** Front matter of a page: the keys of Docusaurus 3.8, plus those of the landing page. */
export const frontMatterSchema = z.object({
  id: text.optional(),
  title: maybeText,
  description: maybeText,
  slug: text.optional(),
  keywords: z.array(text).optional(),
  image: text.optional(),
  /** Not in Docusaurus: a Lucide icon for the page's card. */
  icon: text.optional(),
  sidebar_label: text.optional(),
  sidebar_position: number.optional(),
  hide_title: flag.optional(),
  hide_table_of_contents: flag.optional(),
  toc_min_heading_level: headingLevel.optional(),
  toc_max_heading_level: headingLevel.optional(),
  pagination_label: text.optional(),
  pagination_next: text.nullable().optional(),
  pagination_prev: text.nullable().optional(),
  custom_edit_url: z.preprocess((value) => (value === '' ? null : value), text.nullable().optional()),
  last_update: z.strictObject({ date: date.optional(), author: text.optional() }).optional(),
  displayed_sidebar: text.nullable().optional(),
  parse_number_prefixes: flag.optional(),
  /** Not in Docusaurus: the audiences that may read the page. */
  access: accessListSchema.optional(),
  draft: flag.optional(),
  unlisted: flag.optional(),
  /** News entries only. */
  date: date.optional(),
  authors: z.union([author.transform((one) => [one]), z.array(author)]).optional(),
  author: text.optional(),
  author_title: text.optional(),
  author_url: text.optional(),
  author_image_url: ignored,
  tags: z.array(tag).optional(),
  /** Whether `$x$` is a formula. */
  math: flag.optional(),
  /** How the page is parsed, whatever it looks like (Docusaurus 3). */
  mdx: z.object({ format: z.enum(['mdx', 'md', 'detect']).transform(toFormat).optional() }).optional(),
  layout: z.enum(['guide', 'landing']).optional(),
  tagline: text.optional(),
  ways: z.array(card).optional(),
  request: z.strictObject({ title: text, href: text.optional(), code: text, response: text }).optional(),
  popular: z.array(z.strictObject({ label: text, href: text, text: text.optional() })).optional(),
  changes: z.array(z.strictObject({ date, text, href: text.optional() })).optional(),
  sidebar_class_name: ignored,
  sidebar_custom_props: ignored,
  sidebar_key: ignored,
  search_exclude: ignored,
  wrapperClassName: ignored,
});

export const FRONT_MATTER_KEYS: readonly string[] = Object.keys(frontMatterSchema.shape);

/** The type of a field that a plugin adds: text, a list of texts, a day, or one of several words. */
export type FieldKind = 'text' | 'list' | 'number' | 'flag' | 'date' | readonly string[];

const FIELD_SCHEMAS = { text, list: z.array(text), number, flag, date };

/** Front matter with the fields of a site's plugins. */
export function frontMatterWith(fields: Readonly<Record<string, FieldKind>>): typeof frontMatterSchema {
  const schemas = Object.entries(fields).map(([name, kind]) => [
    name,
    (typeof kind === 'string' ? FIELD_SCHEMAS[kind] : z.enum(kind)).optional(),
  ]);
  // For types, it has its own keys only.
  return frontMatterSchema.extend(Object.fromEntries(schemas) as object);
}

/** Converts Docusaurus's format name to ours. */
function toFormat(format: 'mdx' | 'md' | 'detect'): 'mdx' | 'commonmark' | 'detect' {
  return format === 'md' ? 'commonmark' : format;
}

export type FrontMatter = z.infer<typeof frontMatterSchema>;

/** A parsed Markdown file. */
export interface MarkdownFile {
  readonly file: string;
  /** The whole text, for positions. */
  readonly text: string;
  readonly frontMatter: FrontMatter;
  readonly body: string;
  /** Offset of the body in the text. */
  readonly bodyOffset: number;
  /** Whether its front matter has errors, and therefore no keys here. */
  readonly isUnread?: true;
  /** Where parts of the body are in the file, if it is made of several: each from an offset in the body on. */
  readonly pieces?: readonly { readonly start: number; readonly offset: number }[];
}

/** The front matter of a page with both of its fences, and the YAML between them. */
export const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n|$)/;
const PURPOSE = 'front matter';
/** Of all guides, which therefore do not take the place of settings. */
const parsed = yamlMemo();

/**
 * Splits front matter from Markdown. Reports unknown keys. Throws SourceError with all other errors in the front
 * matter, at their lines of the file. `schema`: with the fields of a site's plugins.
 */
export function parseFrontMatter(
  { file, text }: TextFile,
  report: Report,
  schema: typeof frontMatterSchema = frontMatterSchema,
): MarkdownFile {
  if (text.trim() === '')
    report.note(
      'empty-page',
      { file },
      'Cannot show anything on this page: the file is empty. Add text, or delete the file.',
    );
  if (!/^---[ \t]*\r?\n/.test(text)) {
    refuseMisplaced({ file, text });
    return { file, text, frontMatter: {}, body: text, bodyOffset: 0 };
  }
  const match = FRONT_MATTER.exec(text);
  if (match === null) {
    throw SourceError.at(
      { file, position: { line: 1, column: 1 } },
      'Cannot read front matter: the opening "---" is never closed. Add a line "---" after it.',
    );
  }
  // A line break replaces the opening fence, which preserves line numbers.
  const document = parseYaml(file, `\n${match[1] ?? ''}`, PURPOSE, parsed);
  const keys = Object.keys(schema.shape);
  for (const key of isObject(document.value) ? Object.keys(document.value) : []) {
    if (keys.includes(key)) continue;
    const hint = suggest(key, keys) || '. Remove it, or use a known key.';
    report.note(
      'unknown-front-matter',
      { file, position: document.locateKey([], key) },
      `Cannot read front matter: ${JSON.stringify(key)} is not a known key${hint}`,
    );
  }
  const unknown = [...findForeignLayout(document, report), ...findUnknownIcon(document, report)];
  const frontMatter = validate(without(document, unknown), schema);
  return { file, text, frontMatter, body: text.slice(match[0].length), bodyOffset: match[0].length };
}

/** What precedes front matter that is not at the top: blank lines and comments. */
const LATE_FRONT_MATTER =
  /^((?:\s|<!--(?:(?!-->)[\s\S])*-->)+)---[ \t]*\r?\n((?:\w[\w-]*:.*\r?\n|[ \t-].*\r?\n)+)---[ \t]*(?:\r?\n|$)/;

/** Throws for front matter that would be text of the page: a draft, or a page for some readers, would be public. */
function refuseMisplaced({ file, text }: TextFile): void {
  const at = (offset: number, fault: string): SourceError =>
    SourceError.at({ file, position: new Lines(text).at(offset) }, `Cannot read front matter: ${fault}`);
  if (/^\+\+\+[ \t]*\r?\n(?:[\s\S]*?\n)?\+\+\+[ \t]*(?:\r?\n|$)/.test(text))
    throw at(0, 'it is TOML. Write it as YAML, between two lines "---".');
  const [, before = '', yaml = ''] = LATE_FRONT_MATTER.exec(text) ?? [];
  const keys = yaml.matchAll(/^([\w-]+):/gm);
  if ([...keys].some(([, key = '']) => FRONT_MATTER_KEYS.includes(key)))
    throw at(before.length, 'it is not at the top of the file. Move its first "---" to line 1.');
}

/** The document without these keys. It is a copy: files with the same text share their parsed front matter. */
function without(document: YamlDocument, keys: readonly string[]): YamlDocument {
  if (keys.length === 0) return document;
  const entries = Object.entries(document.value ?? {}).filter(([key]) => !keys.includes(key));
  return { ...document, value: Object.fromEntries(entries) };
}

/** Other engines have other sets of icons. */
function findUnknownIcon({ file, value, locate }: YamlDocument, report: Report): string[] {
  if (typeof value !== 'object' || value === null || !('icon' in value) || typeof value.icon !== 'string') return [];
  if (findIcon(value.icon) !== null) return [];
  report.note(
    'unknown-front-matter',
    { file, position: locate(['icon']) },
    `Cannot draw the icon ${JSON.stringify(value.icon)}: there is no such icon${suggestIcon(value.icon)}`,
  );
  return ['icon'];
}

/** Other engines have other layouts, such as Jekyll's `post`, which Docusaurus ignores. */
function findForeignLayout({ file, value, locate }: YamlDocument, report: Report): string[] {
  if (typeof value !== 'object' || value === null || !('layout' in value) || typeof value.layout !== 'string')
    return [];
  const layouts = ['guide', 'landing'];
  if (layouts.includes(value.layout)) return [];
  report.note(
    'unknown-front-matter',
    { file, position: locate(['layout']) },
    `Cannot show the layout ${JSON.stringify(value.layout)}: there is no such layout${suggest(value.layout, layouts) || '. Remove it to show the page as a guide.'}`,
  );
  return ['layout'];
}

/** A page with unreadable front matter: only its body. */
export function withoutFrontMatter({ file, text }: TextFile): MarkdownFile {
  const bodyOffset = FRONT_MATTER.exec(text)?.[0].length ?? 0;
  return { file, text, frontMatter: {}, body: text.slice(bodyOffset), bodyOffset, isUnread: true };
}

/** Position of a front matter key, or the start of the file. */
export function locateKey({ file, text }: TextFile, key: string): { file: string; position: Position } {
  return { file, position: new Lines(text).at(Math.max(0, text.search(new RegExp(`^${key}\\s*:`, 'm')))) };
}

/** The day of an ISO 8601 date with an optional time: `2025-03-14`; null for any other text and for impossible days. */
export function toIsoDate(written: string): string | null {
  const [, year, month = '', date = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})(?=$|[T ])/.exec(written) ?? [];
  if (year === undefined) return null;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return new Date(`${day}T00:00Z`).toJSON()?.startsWith(day) === true ? day : null;
}

/** `02.11.2026` and `11/30/2026` as ISO 8601, unless day and month could be either. Otherwise, an example. */
function suggestDate(written: string): string {
  const [, first = '', mark, second = '', year = ''] = /^(\d{1,2})([./]) ?(\d{1,2})\2 ?(\d{4})$/.exec(written) ?? [];
  const isDayFirst = mark === '.' || Number(first) > 12;
  const isKnown = isDayFirst || Number(second) > 12;
  const day = isDayFirst ? `${year}-${second}-${first}` : `${year}-${first}-${second}`;
  return (isKnown ? toIsoDate(day) : null) ?? '2025-03-14';
}
