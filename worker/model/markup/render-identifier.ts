import { breakName } from '../text/break-identifier.ts';
import { escapeHtml } from './escape-html.ts';
import type { SafeHtml } from './safe-html.ts';

/** A long name or path with `<wbr/>` where it may break, as React renders an `Identifier`. */
export function renderIdentifier(text: string): SafeHtml {
  return breakName(text).map(escapeHtml).join('<wbr/>') as SafeHtml;
}
