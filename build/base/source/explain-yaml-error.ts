import type { YAMLParseError } from 'yaml';

/** A syntax error: its offset, what was found and what to do. */
interface ExplainedError {
  readonly offset: number;
  readonly message: string;
}

/** Rewords parser errors for authors, and drops consequential errors on the same line. */
export function explainYamlErrors(text: string, errors: readonly YAMLParseError[]): ExplainedError[] {
  const lines = new Set<number>();
  return errors.flatMap((error) => {
    const explained = explain(text, error);
    const line = text.lastIndexOf('\n', explained.offset - 1);
    if (lines.has(line)) return [];
    lines.add(line);
    return [explained];
  });
}

function explain(text: string, { code, message, pos: [offset] }: YAMLParseError): ExplainedError {
  const at = (found: string): ExplainedError => ({ offset, message: found });
  const [, quote] = /^Missing closing (["'])quote/.exec(message) ?? [];
  if (quote !== undefined)
    return {
      offset: Math.max(0, text.lastIndexOf(quote, offset - 1)),
      message: `the text that starts with ${quote} is never closed. Add ${quote} at its end.`,
    };
  const [, flow] = /^Flow (sequence|map) /.exec(message) ?? [];
  if (flow !== undefined) {
    const [open, close] = flow === 'map' ? ['{', '}'] : ['[', ']'];
    const start = Math.max(0, text.lastIndexOf(open, offset - 1));
    const [line = ''] = text.slice(start).split('\n', 1);
    const found = /\s#.*[}\]]/.test(line)
      ? `, because "#" starts a comment. Quote the value, such as "#0f5a64".`
      : `. Add "${close}" at the end.`;
    return { offset: start, message: `"${open}" is never closed${found}` };
  }
  if (/_IMPLICIT_KEY|block-seq-ind/.test(`${code} ${message}`) && /^\s*-\s/.test(text.slice(offset, offset + 200))) {
    const isBesideKey = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset).trim() !== '';
    return at(
      isBesideKey
        ? 'a list cannot start on the line of its key. Start it on the next line, or put the value in quotes.'
        : 'this item belongs to no list. Indent it like the other items of its list.',
    );
  }
  // YAML reads "title:Bills" as text, which goes on in the next lines (YAML 1.2 §7.3.3).
  const missing = code === 'MULTILINE_IMPLICIT_KEY' ? keyWithoutSpace(text.slice(offset)) : null;
  if (missing !== null) return at(`a space is missing after "${missing}:". Write "${missing}: …".`);
  const [, known] = EXPLANATIONS.find(([pattern]) => pattern.test(`${code} ${message}`)) ?? [];
  return at(
    known?.replace('CHARACTER', JSON.stringify(text[offset] ?? '')) ??
      `${message.charAt(0).toLowerCase()}${message.slice(1)}. Check the indentation, and quote values with special characters.`,
  );
}

/** The key of a line such as `title:Bills`, which YAML does not read as one; null for any other, such as a URL. */
export function keyWithoutSpace(line: string): string | null {
  return /^([\w-]+):(?=[^\s/])/.exec(line)?.[1] ?? null;
}

/** By code and message of the parser: the first that matches. `CHARACTER` is the one at the error. */
const EXPLANATIONS: readonly (readonly [pattern: RegExp, message: string])[] = [
  [
    /^MULTIPLE_DOCS/,
    'a second document starts here. Remove the "---" or "..." between them, or use one file for each.',
  ],
  [
    / Missing , or : between flow map/,
    'a comma or a colon is missing before this value. Add it at the end of the value before it.',
  ],
  [/ Missing , /, 'a comma is missing before this value. Add "," at the end of the value before it.'],
  [/ Missing directives-end/, 'a line above starts with "%", which begins a directive. Put its text in quotes.'],
  [
    / Comments must be/,
    'there is no space before "#". Add one if a comment starts there, or put the whole value in quotes.',
  ],
  [/leading empty lines/, 'an empty line above this text has more spaces than the text. Remove its spaces.'],
  [/directives-end marker/, 'the first key is on the line of "---". Move it to the next line.'],
  [/^MISSING_CHAR/, 'this line is not "key: value". Write a colon and a space after the key, or indent the line.'],
  [/^BLOCK_AS/, 'the value contains another "key: value". Put the value in quotes, or fix the indentation.'],
  [
    /^BLOCK_IN/,
    'a value in brackets contains another "key: value". Add a comma before it, or put the value in quotes.',
  ],
  [/^MULTILINE/, 'a key spans several lines. Put the text in quotes, or fix the indentation.'],
  [/^TAB_AS_INDENT/, 'the line is indented with a tab. Use spaces.'],
  [/^BAD_INDENT Block scalar/, 'the text of "|" or ">" is not indented further than its key. Indent it with spaces.'],
  [
    /^BAD_INDENT/,
    'this line is not indented like the lines around it that it belongs to. Indent it like them, with spaces.',
  ],
  [/^BAD_DQ/, '"\\" starts an unknown escape sequence. Use single quotes, or write "\\\\" for a backslash.'],
  [/^BAD_SCALAR_START/, 'a value cannot start with CHARACTER. Put the value in quotes.'],
  [/ Block scalar header| Not a YAML token/, 'there is text beside "|" or ">". Start it on the next line.'],
  [/ Unexpected (?:,|empty)/, 'there is no value before this comma. Remove the comma.'],
  [/flow-(?:seq|map)-end/, 'CHARACTER closes nothing. Remove it, or put the value in quotes.'],
  [/^UNEXPECTED/, 'there is text after the end of the value. Put the whole value in quotes, or fix the indentation.'],
  [
    /ANCHORS|TAGS|ALIAS|^BAD_PROP|^TAG/,
    'at the start of a value, "&", "*" and "!" have a meaning in YAML. Put the value in quotes.',
  ],
];
