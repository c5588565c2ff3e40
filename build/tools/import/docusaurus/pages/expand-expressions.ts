import { findBalancedEnd } from '../../../../page/text/markdown/balanced.ts';
import { CodeRegions } from '../../../../page/text/markdown/code-regions.ts';

/** A line that begins with an expression: no comment, heading id or variable. */
const START = /^([ \t]*)\{(?![{#]|\s*\/[*/])/gm;

/**
 * Replaces expressions with elements, on lines of their own, by the Markdown that they show. `render`: null for one that
 * stays.
 */
export async function expandExpressions(
  text: string,
  render: (code: string) => Promise<string | null>,
): Promise<string> {
  const code = new CodeRegions(text);
  let result = '';
  let at = 0;
  for (const { index, 1: indent = '' } of text.matchAll(START)) {
    const start = index + indent.length;
    const end = index < at || code.includes(start) ? -1 : findBalancedEnd(text, start);
    const written = text.slice(start + 1, end - 1);
    if (end === -1 || !/<[A-Za-z>]/.test(written) || !/^[ \t]*(?:\n|$)/.test(text.slice(end, end + 200))) continue;
    const shown = await render(written);
    if (shown === null) continue;
    const lines = shown
      .trim()
      .split('\n')
      .map((each) => (each === '' ? '' : indent + each));
    result += `${text.slice(at, index)}\n${lines.join('\n')}\n`;
    at = end;
  }
  return result + text.slice(at);
}
