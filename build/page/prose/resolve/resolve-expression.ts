import type { ParseOptions } from '../../blocks/block-registry.ts';
import type { MarkdownSite } from '../../blocks/markdown-site.ts';
import type { Note } from '../../text/headings/heading-outline.ts';
import { withoutParagraphs } from '../../text/markdown/fit-tokens.ts';
import { codeText, type ExpressionToken, paragraphOf, plainToken, type SiteToken, shorten } from '../../text/tokens.ts';
import { parseMarkdown } from '../read/grammar.ts';
import type { SourceText } from '../read/source-text.ts';

/** The tokens that a condition shows, of which only one branch is on the page; null for any other expression. */
export function parseBranch(
  { code, isBlock }: ExpressionToken,
  text: SourceText,
  options: ParseOptions,
): SiteToken[] | null {
  const branch = text.chooseBranch(code);
  if (branch === null) return null;
  const inner = branch
    .trim()
    .replace(/^\(([\s\S]*)\)$/, '$1')
    .trim();
  if (inner === '') return [];
  // The tags of a fragment are blank by now, so that its words follow the bracket.
  const isMarkup = inner.startsWith('<') || /^\s*\(\s*(?!props\b)[^\s"'`!(]/.test(branch);
  const shown = isMarkup ? inner : `{${inner}}`;
  const { tokens } = parseMarkdown(shown, { ...options, format: 'mdx' });
  return isBlock ? tokens : withoutParagraphs(tokens);
}

/** The value of an MDX expression as text. Code that would have to run is reported, and shown as code. */
export function resolveExpression({ code, raw, isBlock }: ExpressionToken, text: SourceText, note: Note): SiteToken[] {
  if (code.trim() === '') return [];
  const value = text.evaluate(code);
  if (value === null)
    note(
      'jsx-expression',
      `Cannot show the value of ${shorten(raw.trim())}: it is JavaScript, and pages do not run code. Write the text, or a variable of site.yaml.`,
    );
  // Code that creates elements is not meant for readers, except for its words.
  const makesElements = value === null && /<\/?[A-Za-z>]/.test(code);
  const words = makesElements ? elementText(code) : value;
  if (makesElements && words === '') return [];
  const shown = words === null ? codeText(raw.trim()) : plainToken(words);
  return [isBlock ? paragraphOf([shown], raw) : shown];
}

/** The text of a file that a page imports as text and an expression names; null for any other expression. */
export function resolveRawText(
  code: string,
  { text, site, note }: { readonly text: SourceText; readonly site: MarkdownSite; readonly note: Note },
): string | null {
  const file = text.rawFile(code);
  if (file === null) return null;
  const found = site.readCode(text.source, file.path);
  if ('fault' in found) {
    note('partial-include', `Cannot include ${JSON.stringify(file.path)}: ${found.fault}`);
    return `{${code.trim()}}`;
  }
  if (file.isChanged)
    note(
      'jsx-expression',
      `Cannot change the text of ${JSON.stringify(file.path)}: pages do not run JavaScript. The whole file is shown; copy the part you need into a fence.`,
    );
  return found.text;
}

/**
 * The words of an expression that consists of elements, such as `{<p>Words</p>}`; empty for code that creates elements.
 */
function elementText(code: string): string {
  const [, elements = ''] = /^\s*(?:\(\s*)?(<[\s\S]*>)\s*(?:\)\s*)?$/.exec(code) ?? [];
  if (elements.includes('=>')) return '';
  const words = elements.replace(/\{[^{}]*\}/g, ' ').replace(/<[^>]*>/g, ' ');
  return words.replace(/\s+/g, ' ').trim();
}
