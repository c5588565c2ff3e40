import type { Token, Tokens } from 'marked';
import { parseCodeFence } from './code-fence.ts';
import type { CodeGroupToken } from './code-group.ts';
import type { Note } from './markdown-site.ts';
import { type MathToken, renderMath } from './math.ts';
import { toManagerCommands } from './npm2yarn.ts';
import { codeText, type TabsToken } from './settled-tokens.ts';

const UNDRAWN =
  'Cannot draw this diagram: Mermaid would need a script, so its code is shown. Draw it ("npx @mermaid-js/mermaid-cli -i a.mmd -o a.svg"), and show the picture.';

/** A fence; tabs of it for each package manager, or a formula, where its info string asks for them. */
export function settleCode(token: Tokens.Code, hasMath: boolean, note: Note): Token {
  const { language } = parseCodeFence(token.lang ?? '', '');
  if (/\snpm2yarn\b/.test(token.lang ?? '')) return toManagerTabs(token);
  if (language === 'mermaid') note('undrawn-diagram', UNDRAWN);
  if (language === 'math' && hasMath)
    return settleMath({ type: 'math', raw: token.raw, tex: token.text, isBlock: true }, note);
  return token;
}

/** Fences of one group as tabs. */
export function settleCodeGroup({ fences, raw, isClosed }: CodeGroupToken, note: Note): TabsToken {
  if (!isClosed) note('unclosed-block', 'Cannot find the end of the code group: nothing closes it. Add a line ":::".');
  const items = fences.map((fence, index) => {
    const info = fence.lang ?? '';
    const { title, language } = parseCodeFence(info, '');
    const label = /\[([^\]]+)\]/.exec(info)?.[1] ?? title ?? (language || String(index + 1));
    const lang = info.replace(/\[[^\]]*\]|title=(?:"[^"]*"|'[^']*')/g, '');
    return { value: label, label, isDefault: false, tokens: [{ ...fence, lang }] };
  });
  return { type: 'tabs', raw, groupId: null, items, tokens: items.flatMap(({ tokens }) => tokens) };
}

/** A formula as MathML; as code where it cannot be set. */
export function settleMath(token: MathToken, note: Note): Token {
  const rendered = renderMath(token.tex, token.isBlock);
  if ('html' in rendered) return { ...token, html: rendered.html };
  note('math-syntax', `Cannot set the formula: ${rendered.fault}. Mend its TeX, or write "\\$" for a dollar sign.`);
  return codeText(token.raw.trim());
}

/** The name under which Docusaurus remembers the choice as well. */
const MANAGER_GROUP = 'npm2yarn';

function toManagerTabs(fence: Tokens.Code): TabsToken {
  const lang = (fence.lang ?? '').replace(/\snpm2yarn\b(?:2pnpm)?/, '');
  const items = toManagerCommands(fence.text).map(({ manager, label, code }) => ({
    value: manager,
    label,
    isDefault: false,
    tokens: [{ ...fence, lang, text: code }],
  }));
  return { type: 'tabs', raw: fence.raw, groupId: MANAGER_GROUP, items, tokens: items.flatMap(({ tokens }) => tokens) };
}
