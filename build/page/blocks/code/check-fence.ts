import { suggest } from '../../../base/report/nearest.ts';
import { isKnownLanguage } from '../../code/highlight.ts';
import { normalizeLanguage } from '../../code/language-names.ts';
import type { BlockPage } from '../block.ts';
import { type CodeFence, mayHoldMark, parseRanges } from './code-fence.ts';

/** Attributes allowed after the language of a fence, besides line ranges and a label in brackets. */
const ATTRIBUTES = ['title', 'showLineNumbers', 'file', 'region', 'npm2yarn', 'metastring', 'noInline', 'live'];

/** Language names that intentionally have no grammar. */
const PLAIN = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'none', 'ansi', 'output', 'math', 'curl']);

/** Reports parts of a fence's info string that have no effect. */
export function noteFence(info: string, { language, code }: CodeFence, { note }: BlockPage): void {
  const name = normalizeLanguage(language);
  if (!PLAIN.has(name) && !isKnownLanguage(name))
    note(
      'fence-attribute',
      `Cannot highlight ${JSON.stringify(language)}: it is not a known language. The code is shown as plain text.`,
    );
  const meta = info
    .trim()
    .slice(language.length)
    .replace(/\[[^\]]*\]/g, ' ');
  for (const [, word = ''] of meta
    .replace(/=?(?:"[^"]*"|'[^']*'|\{[^}]*\})/g, ' ')
    .matchAll(/(?:^|\s)([A-Za-z][\w-]*)(?:=\S*)?/g)) {
    if (ATTRIBUTES.includes(word)) continue;
    const hint = suggest(word, ATTRIBUTES);
    // Other tools add their own attributes, so only likely typos are reported.
    if (hint !== '') note('fence-attribute', `Cannot read ${JSON.stringify(word)} of the code block${hint}`);
  }
  const marked = code.split('\n').filter((line) => mayHoldMark(line, language));
  for (const [mark] of marked.join('\n').matchAll(/\[!code [^\]\n]{1,20}\]/g))
    note('fence-attribute', `Cannot read the mark "${mark}": write [!code ++], [!code --] or [!code highlight].`);
  const lines = code.split('\n').length;
  const last = parseRanges(/\{([\d,\s-]+)\}/.exec(meta)?.[1] ?? '').at(-1) ?? 0;
  if (last > lines) note('fence-attribute', `Cannot mark line ${last}: the code block ends at line ${lines}.`);
}
