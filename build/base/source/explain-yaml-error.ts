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
  if (message.startsWith('Missing , '))
    return at('a comma is missing before this value. Add "," at the end of the value before it.');
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
  switch (code) {
    case 'MISSING_CHAR':
      return at('this line is not "key: value". Write a colon and a space after the key, or indent the line.');
    case 'BLOCK_AS_IMPLICIT_KEY':
      return at('the value contains another "key: value". Put the value in quotes, or fix the indentation.');
    case 'MULTILINE_IMPLICIT_KEY':
      return at('a key spans several lines. Put the text in quotes, or fix the indentation.');
    case 'TAB_AS_INDENT':
      return at('the line is indented with a tab. Use spaces.');
    case 'BAD_DQ_ESCAPE':
      return at('"\\" starts an unknown escape sequence. Use single quotes, or write "\\\\" for a backslash.');
    case 'BAD_SCALAR_START':
      return at(`a value cannot start with ${JSON.stringify(text[offset] ?? '')}. Put the value in quotes.`);
    case 'MULTIPLE_DOCS':
      return at('a second document begins at this "---", and only the first is read. Move it to a file of its own.');
    case 'UNEXPECTED_TOKEN':
      return at('there is text after the end of the value. Put the whole value in quotes, or fix the indentation.');
    default:
      return at(
        `${message.charAt(0).toLowerCase()}${message.slice(1)}. Check the indentation, and quote values with special characters.`,
      );
  }
}
