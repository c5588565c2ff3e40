import type { TokenizerExtension, Tokens } from 'marked';
import { FOREIGN_ELEMENTS } from '../../html/elements.ts';
import { type HtmlRules, parseHtml } from '../../html/html-builder.ts';
import { toText } from '../../html/to-text.ts';
import { element } from '../../text/html-node.ts';
import { blockToken, codeText, type SiteToken, signToken, written } from '../../text/tokens.ts';
import { type BlockPage, defineBlock } from '../block.ts';
import { renderMath } from './render-math.ts';

/** The symbols of a formula. */
const MATH_RULES: HtmlRules = {
  shown: new Map([...FOREIGN_ELEMENTS].map((name) => [name, []])),
  hidden: new Set(),
};

/** TeX rendered as MathML: `$x$`, `$$` on separate lines, and `math` fences. */
export const MATH = [
  defineBlock({
    name: 'math',
    attributes: {},
    syntax: ({ math }, text) => (math && text.includes('$') ? [blockMath, inlineMath] : []),
    resolve: ({ element: { raw, inner, isBlock } }, page) => [toMath(inner, raw, isBlock, page)],
    resolveToken(token, page) {
      if (token.type !== 'code' || !isFormula(token, page)) return null;
      return [toMath(token.text, token.raw, true, page)];
    },
  }),
];

/** Whether a fence is a formula. */
export function isFormula({ lang = '' }: Tokens.Code, { options }: BlockPage): boolean {
  return options.math && /^\s*math(?:\s|$)/.test(lang);
}

/** A formula, or its source if it cannot be rendered. */
function toMath(tex: string, raw: string, isBlock: boolean, { note, needStyles }: BlockPage): SiteToken {
  const rendered = renderMath(tex, isBlock);
  if ('fault' in rendered) {
    note(
      'math-syntax',
      `Cannot render the formula: ${rendered.fault}. Correct its TeX, or write "\\$" for a dollar sign.`,
    );
    return codeText(raw.trim());
  }
  const { html } = rendered;
  needStyles('math');
  // Nobody searches for the TeX.
  const words = toText(parseHtml(html, MATH_RULES));
  const inLine = blockToken(
    { html: () => [written(html)], markdown: () => `$${tex}$`, text: raw, words },
    { raw, isBlock: false },
  );
  if (!isBlock) return inLine;
  return blockToken(
    {
      html: () => [element('div', [written(html)], { class: 'math', tabindex: '0' })],
      markdown: () => `$$\n${tex}\n$$`,
      text: raw,
      words,
      inLine,
    },
    { raw },
  );
}

/** Longer texts are not formulas. */
const MAX_TEX_LENGTH = 5_000;

const blockMath: TokenizerExtension = {
  name: 'blockMath',
  level: 'block',
  tokenizer(source) {
    const match = /^ {0,3}\$\$([^$]+)\$\$[ \t]*(?:\n|$)/.exec(source.slice(0, MAX_TEX_LENGTH));
    if (match === null || /\n[ \t]*\n/.test(match[1] ?? '')) return undefined;
    return signToken('math', match[0], (match[1] ?? '').trim(), true);
  },
};

/** No space inside the dollar signs and no digit after them, so that prices stay prices. */
const inlineMath: TokenizerExtension = {
  name: 'inlineMath',
  level: 'inline',
  start: (source) => {
    const at = source.indexOf('$');
    return at === -1 ? undefined : at;
  },
  tokenizer(source) {
    const match = /^(\$\$?)(?![\s$])((?:\\[\s\S]|[^\\$\n])+?)(?<!\s)\1(?![\d$])/.exec(source.slice(0, MAX_TEX_LENGTH));
    return match === null ? undefined : signToken('math', match[0], match[2] ?? '', false);
  },
};
