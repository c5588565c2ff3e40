import { createRequire } from 'node:module';
import type { renderToString } from 'temml';
import { errorMessage } from '../../../base/report/error-message.ts';

/** Renders a formula to MathML, which browsers display natively, or returns its fault. */
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

/** Loaded when first needed, because few sites use formulas. */
function loadTemml(): { readonly renderToString: typeof renderToString } {
  return createRequire(import.meta.url)('temml');
}

/** Removes temml's inline styles, which the Content-Security-Policy does not allow. Colors become attributes. */
function withoutStyles(html: string): string {
  return html.replace(/ style="([^"]*)"/g, (_whole, style: string) => {
    const color = /(?:^|;)color:([^;"]+)/.exec(style)?.[1];
    return color === undefined ? '' : ` mathcolor="${color}"`;
  });
}
