import { createElement, type ReactElement } from 'react';
import type { SafeHtml } from '../model/safe-html.ts';

interface HtmlProps {
  readonly as?: 'div' | 'span' | 'p' | 'ul' | 'dd' | 'td' | 'code' | 'figcaption' | 'section';
  readonly id?: string;
  readonly className?: string;
  readonly html: SafeHtml;
}

interface InlineScriptProps {
  /** Left out for a classic script; `application/ld+json` for data, which `toScriptData` has made fit for it. */
  readonly type?: string;
  readonly code: string;
}

/*
 * The only file that hands React markup as it is. What makes it safe is the type: `SafeHtml` comes from the
 * build alone, which compiles authors' Markdown, sanitises that of API descriptions and renders React.
 */

/** An element whose content is HTML that the build made. */
export function Html({ as = 'div', id, className, html }: HtmlProps): ReactElement {
  return createElement(as, { id, className, ...inner(html) });
}

/** The same for an element that is in every row, which a component around it would cost twice the time. */
export function inner(html: SafeHtml): { readonly dangerouslySetInnerHTML: { readonly __html: string } } {
  return { dangerouslySetInnerHTML: { __html: html } };
}

/** Code or data of our own; the only inline script is the theme snippet, whose hash the CSP names. */
export function InlineScript({ type, code }: InlineScriptProps): ReactElement {
  return <script type={type} dangerouslySetInnerHTML={{ __html: code }} />;
}

/** JSON that cannot close the script element around it (HTML §4.12.1.3). */
export function toScriptData(data: object): SafeHtml {
  return JSON.stringify(data).replaceAll('<', '\\u003c') as SafeHtml;
}

/**
 * Text as the content of an element, where a quote needs no reference (HTML §13.1.2): React writes one for each, which
 * is a tenth of a page of JSON. A quote behind `=` keeps it, so that a search for attributes finds none in text.
 */
export function toHtml(text: string): SafeHtml {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('="', '=&quot;') as SafeHtml;
}
