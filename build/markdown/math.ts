import { createRequire } from 'node:module';
import type { TokenizerExtension, Tokens } from 'marked';
import type { renderToString } from 'temml';

/** A formula in TeX. */
export interface MathToken extends Tokens.Generic {
  readonly type: 'math';
  readonly tex: string;
  readonly isBlock: boolean;
}

/** Longer ones are no formulas. */
const MAX_TEX_LENGTH = 5_000;

/** `$$` on lines of its own, `$$…$$` in one line. */
export const blockMath: TokenizerExtension = {
  name: 'blockMath',
  level: 'block',
  tokenizer(source) {
    const match = /^ {0,3}\$\$([^$]+)\$\$[ \t]*(?:\n|$)/.exec(source.slice(0, MAX_TEX_LENGTH));
    if (match === null || /\n[ \t]*\n/.test(match[1] ?? '')) return undefined;
    return { type: 'math', raw: match[0], tex: (match[1] ?? '').trim(), isBlock: true } satisfies MathToken;
  },
};

/** `$x$`: no space inside the signs and no digit behind them, so that prices stay prices. */
export const inlineMath: TokenizerExtension = {
  name: 'inlineMath',
  level: 'inline',
  start: (source) => {
    const at = source.indexOf('$');
    return at === -1 ? undefined : at;
  },
  tokenizer(source) {
    const match = /^(\$\$?)(?![\s$])((?:\\[\s\S]|[^\\$\n])+?)(?<!\s)\1(?![\d$])/.exec(source.slice(0, MAX_TEX_LENGTH));
    if (match === null) return undefined;
    return { type: 'math', raw: match[0], tex: match[2] ?? '', isBlock: false } satisfies MathToken;
  },
};

/** MathML of a formula, which browsers show by themselves; or what is wrong with it. */
export function renderMath(tex: string, isBlock: boolean): { readonly html: string } | { readonly fault: string } {
  try {
    const html = loadTemml().renderToString(tex, {
      displayMode: isBlock,
      throwOnError: true,
      maxSize: [50, 200],
      maxExpand: 500,
    });
    return { html: withoutStyles(html) };
  } catch (error) {
    const [fault = ''] = (error instanceof Error ? error.message : String(error)).split(
      / at (?:position|end of input)|\n/,
    );
    return { fault: fault.trim() };
  }
}

/** Loaded with the first formula, as few sites have any. */
function loadTemml(): { readonly renderToString: typeof renderToString } {
  return createRequire(import.meta.url)('temml');
}

/** The Content-Security-Policy allows no inline styles; of those that temml writes, colour has an attribute as well. */
function withoutStyles(html: string): string {
  return html.replace(/ style="([^"]*)"/g, (_whole, style: string) => {
    const color = /(?:^|;)color:([^;"]+)/.exec(style)?.[1];
    return color === undefined ? '' : ` mathcolor="${color}"`;
  });
}
