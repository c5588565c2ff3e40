import { createElement, type ReactElement } from 'react';
import type { SafeHtml } from '../model/markup/safe-html.ts';

interface HtmlProps {
  readonly as?: 'div' | 'span' | 'p' | 'ul' | 'dd' | 'td' | 'code' | 'figcaption' | 'section';
  readonly id?: string;
  readonly className?: string;
  readonly html: SafeHtml;
}

interface InlineScriptProps {
  /** Absent for a classic script; `application/ld+json` for data from `toScriptData`. */
  readonly type?: string;
  readonly code: string;
}

/*
 * The only file that passes unescaped markup to React. The type makes it safe: only the build creates `SafeHtml`, by
 * compiling authors' Markdown, sanitizing Markdown of API descriptions and rendering React.
 */

/** An element with HTML from the build. */
export function Html({ as = 'div', id, className, html }: HtmlProps): ReactElement {
  return createElement(as, { id, className, ...inner(html) });
}

/** The same without a component, which would take twice the time for an element in every row. */
export function inner(html: SafeHtml): { readonly dangerouslySetInnerHTML: { readonly __html: string } } {
  return { dangerouslySetInnerHTML: { __html: html } };
}

/** Our own code or data. The only inline script is the theme snippet, whose hash is in the CSP. */
export function InlineScript({ type, code }: InlineScriptProps): ReactElement {
  return <script type={type} dangerouslySetInnerHTML={{ __html: code }} />;
}

/** JSON that cannot close its script element (HTML §4.12.1.3). */
export function toScriptData(data: object): SafeHtml {
  return JSON.stringify(data).replaceAll('<', '\\u003c') as SafeHtml;
}

/**
 * Escapes text for element content, where quotes need no reference (HTML §13.1.2). React escapes them, which makes up a
 * tenth of a page of JSON. Quotes after `=` are escaped, so that a search for attributes finds none in text.
 */
export function toHtml(text: string): SafeHtml {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('="', '=&quot;') as SafeHtml;
}
