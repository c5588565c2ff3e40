import { createRequire } from 'node:module';
import type { renderToString } from 'temml';
import { errorMessage } from '../../../report/error-message.ts';

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
    const [fault = ''] = errorMessage(error).split(/ at (?:position|end of input)|\n/);
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
