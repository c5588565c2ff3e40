import { z } from 'zod';
import { parseYaml } from '../config/parse-yaml.ts';
import { validate } from '../config/validate.ts';
import { SourceError } from '../report/finding.ts';
import type { TextFile } from './read-text.ts';

const text = z.string().min(1);
/** YAML makes numbers of `[invoice, 404]`. */
const word = z.union([text, z.number().transform(String)]);
const date = z.union([z.iso.date(), z.iso.datetime({ offset: true })], { error: 'a date such as "2025-03-14"' });
const card = z.strictObject({ title: text, text: text.optional(), href: text });

/** Front matter of a page: the keys of Docusaurus 3.8, and those of the landing page. */
const frontMatterSchema = z.strictObject({
  id: text.optional(),
  title: text.optional(),
  description: text.optional(),
  slug: text.optional(),
  keywords: z.array(word).optional(),
  image: text.optional(),
  sidebar_label: text.optional(),
  sidebar_position: z.number().optional(),
  hide_title: z.boolean().optional(),
  hide_table_of_contents: z.boolean().optional(),
  toc_min_heading_level: z.number().int().min(2).max(6).optional(),
  toc_max_heading_level: z.number().int().min(2).max(6).optional(),
  pagination_label: text.optional(),
  pagination_next: text.nullable().optional(),
  pagination_prev: text.nullable().optional(),
  custom_edit_url: text.nullable().optional(),
  last_update: z.strictObject({ date: date.optional(), author: text.optional() }).optional(),
  displayed_sidebar: text.nullable().optional(),
  draft: z.boolean().optional(),
  unlisted: z.boolean().optional(),
  tags: z.array(word).optional(),
  layout: z.enum(['guide', 'landing']).optional(),
  tagline: text.optional(),
  ways: z.array(card).optional(),
  request: z.strictObject({ title: text, href: text.optional(), code: text, response: text }).optional(),
  popular: z.array(z.strictObject({ label: text, href: text, text: text.optional() })).optional(),
  changes: z.array(z.strictObject({ date, text, href: text.optional() })).optional(),
});

export type FrontMatter = z.infer<typeof frontMatterSchema>;

/** A Markdown file taken apart. */
export interface MarkdownFile {
  readonly file: string;
  /** The whole text, for positions. */
  readonly text: string;
  readonly frontMatter: FrontMatter;
  readonly body: string;
  /** Offset of the body in the text. */
  readonly bodyOffset: number;
}

const FENCE = /^---[ \t]*\r?\n([\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n|$)/;
const PURPOSE = 'front matter';

/** Splits front matter from Markdown. Throws SourceError with every fault of the front matter at its line of the file. */
export function parseFrontMatter({ file, text }: TextFile): MarkdownFile {
  if (text.trim() === '') {
    throw SourceError.at({ file }, 'Cannot make a page: the file is empty. Write its text, or delete the file.');
  }
  if (!/^---[ \t]*\r?\n/.test(text)) return { file, text, frontMatter: {}, body: text, bodyOffset: 0 };
  const match = FENCE.exec(text);
  if (match === null) {
    throw SourceError.at(
      { file, position: { line: 1, column: 1 } },
      'Cannot read front matter: the opening "---" is never closed. Add a line "---" after it.',
    );
  }
  // A line break in the place of the opening fence keeps the line numbers of the file.
  const document = parseYaml(file, `\n${match[1] ?? ''}`, PURPOSE);
  const frontMatter = validate(file, document, frontMatterSchema, PURPOSE);
  return { file, text, frontMatter, body: text.slice(match[0].length), bodyOffset: match[0].length };
}

/** A page whose front matter cannot be read: its body alone. */
export function withoutFrontMatter({ file, text }: TextFile): MarkdownFile {
  const bodyOffset = FENCE.exec(text)?.[0].length ?? 0;
  return { file, text, frontMatter: {}, body: text.slice(bodyOffset), bodyOffset };
}

/** The day of a date, with or without a time: `2025-03-14`. */
export function toIsoDate(date: string): string {
  return date.slice(0, 'yyyy-mm-dd'.length);
}
