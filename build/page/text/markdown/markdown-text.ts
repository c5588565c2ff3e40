/*
 * Pure functions that write Markdown. Blocks are joined by one empty line, so that any block may follow any other
 * (CommonMark 0.31 §4.9).
 */

import { longerTicks } from '../../../../worker/model/markup/fences.ts';
import { plain } from '../../../../worker/model/markup/plain-markdown.ts';
import { hrefToPath, markdownPath, pathToHref } from '../../../../worker/model/path.ts';

/** Joins blocks, leaving out null and empty ones. */
export function joinBlocks(blocks: readonly (string | null)[]): string {
  return blocks.filter((block) => block !== null && block !== '').join('\n\n');
}

export function heading(level: number, text: string): string {
  return `${'#'.repeat(Math.min(6, level))} ${oneLine(text)}`;
}

export function quote(markdown: string): string {
  return markdown.replace(/^/gm, '> ').replace(/^> $/gm, '>');
}

/** A code span for any text, even an empty one or with backticks (CommonMark 0.31 §6.1). */
export function code(text: string): string {
  const line = oneLine(text) || ' ';
  if (!line.includes('`')) return `\`${line}\``;
  const ticks = longerTicks(line, '');
  return `${ticks} ${line} ${ticks}`;
}

/** A link, or just the label without an href. The label is no Markdown. */
export function link(label: string, href: string | null): string {
  const text = plain(label);
  return href === null ? text : `[${text}](${target(href)})`;
}

/** What a link or image leads to: an address and a title (CommonMark 0.31 §6.3). */
export function target(href: string, title?: string | null): string {
  const address = /[\s()<>\\]/.test(href) ? `<${oneLine(href).replace(/[<>\\]/g, '\\$&')}>` : href;
  return title ? `${address} "${oneLine(title).replace(/["\\]/g, '\\$&')}"` : address;
}

/** A list item. Further lines are indented to stay part of it. */
export function bullet(markdown: string): string {
  return `- ${indent(markdown, 2).trimStart()}`;
}

/** The item of a numbered list. */
export function numbered(markdown: string, number: number): string {
  const mark = `${number}. `;
  return mark + indent(markdown, mark.length).trimStart();
}

export function indent(markdown: string, columns: number): string {
  return markdown.replace(/^(?=.)/gm, ' '.repeat(columns));
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Markdown within a line: hard line breaks become spaces (CommonMark 0.31 §6.7). */
export function proseLine(markdown: string): string {
  return oneLine(markdown.replace(/(?<!\\)((?:\\\\)*)\\\n/g, '$1\n'));
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A label within a line. Only its first letter changes: the rest may contain a version, or a noun in German. */
export function uncapitalize(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}

/** The extension of a file such as `/img/logo.svg`. The last dot in a slug can only be followed by a digit. */
const FILE_EXTENSION = /\.[a-z][a-z0-9]{1,10}$/i;

/**
 * Converts an href for use in Markdown: links to pages lead to their Markdown, so that programs stay in Markdown
 * whatever `Accept` header they send. Files, fragments and other sites are unchanged. The release adds the origin.
 */
export function toMarkdownHref(href: string, base: string): string {
  return FILE_EXTENSION.test(href.replace(/[?#].*$/s, '')) ? href : toPageMarkdownHref(href, base);
}

/** Like `toMarkdownHref`, for an href known to be a page, which may look like a file: `/api/schemas/v1.Status`. */
export function toPageMarkdownHref(href: string, base: string): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  const path = pathname.startsWith('/') && !pathname.startsWith('//') ? hrefToPath(base, pathname) : null;
  return path === null ? href : pathToHref(base, markdownPath(path)) + rest;
}
