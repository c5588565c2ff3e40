import type { Note } from './note.ts';
import type { SourceText } from './source-text.ts';
import { codeText, type ExpressionToken, paragraphOf, type SiteToken, shorten, textToken } from './tokens.ts';

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
  const shown = words === null ? codeText(raw.trim()) : textToken(words);
  return [isBlock ? paragraphOf([shown], raw) : shown];
}

/**
 * The words of an expression that consists of elements, such as `{<p>Words</p>}`; empty for code that creates elements.
 */
function elementText(code: string): string {
  const [, elements = ''] = /^\s*\(?\s*(<[\s\S]*>)\s*\)?\s*$/.exec(code) ?? [];
  if (elements.includes('=>')) return '';
  const words = elements.replace(/\{[^{}]*\}/g, ' ').replace(/<[^>]*>/g, ' ');
  return words.replace(/\s+/g, ' ').trim();
}
