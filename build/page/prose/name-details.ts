import type { SafeHtml } from '../../../worker/model/safe-html.ts';
import { escapeHtml } from '../text/escape.ts';

/** An opening tag of `<details>`, without a `<summary>` before the next one or its end. */
const NAMELESS = /<details\b(?:[^>"']|"[^"]*"|'[^']*')*>(?!(?:(?!<\/?details\b).)*?<summary\b)/gs;

/** Gives a `<summary>` to each `<details>` without one. The browser's own has another look, and its own language. */
export function nameDetails(html: SafeHtml, name: string): SafeHtml {
  const summary = `<summary>${escapeHtml(name)}</summary>`;
  return html.replace(NAMELESS, (tag) => tag + summary) as SafeHtml;
}
