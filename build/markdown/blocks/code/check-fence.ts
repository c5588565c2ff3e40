import { suggest } from '../../../report/nearest.ts';
import type { BlockPage } from '../../block.ts';
import { isKnownLanguage, normalizeLanguage } from '../../highlight.ts';
import { type CodeFence, mayHoldMark, parseRanges } from './code-fence.ts';

/** What may follow the language of a fence, besides line ranges and a label in brackets. */
const ATTRIBUTES = ['title', 'showLineNumbers', 'file', 'region', 'npm2yarn', 'metastring', 'noInline', 'live'];

/** Names of languages without a grammar that are meant as such. */
const PLAIN = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'none', 'ansi', 'output', 'math', 'curl']);

/** Notes what of a fence's info string has no effect. */
export function noteFence(info: string, { language, code }: CodeFence, { note }: BlockPage): void {
  const name = normalizeLanguage(language);
  if (!PLAIN.has(name) && !isKnownLanguage(name))
    note(
      'fence-attribute',
      `Cannot colour ${JSON.stringify(language)}: it is not a known language. The code is shown plain.`,
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
    // Other tools write words of their own here: only what looks like a slip is reported.
    if (hint !== '') note('fence-attribute', `Cannot read ${JSON.stringify(word)} of the code block${hint}`);
  }
  const marked = code.split('\n').filter((line) => mayHoldMark(line, language));
  for (const [mark] of marked.join('\n').matchAll(/\[!code [^\]\n]{1,20}\]/g))
    note('fence-attribute', `Cannot read the mark "${mark}": write [!code ++], [!code --] or [!code highlight].`);
  const lines = code.split('\n').length;
  const last = parseRanges(/\{([\d,\s-]+)\}/.exec(meta)?.[1] ?? '').at(-1) ?? 0;
  if (last > lines) note('fence-attribute', `Cannot mark line ${last}: the code block ends at line ${lines}.`);
}
