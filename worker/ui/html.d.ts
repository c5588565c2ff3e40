import { type ReactElement } from 'react';
import type { SafeHtml } from '../model/safe-html.ts';
/** Escapes text for HTML content and quoted attributes, the same way React does. */
export declare function escapeHtml(text: string): string;
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
/** An element with HTML from the build. */
export declare function Html({ as, id, className, html }: HtmlProps): ReactElement;
/** The same without a component, which would take twice the time for an element in every row. */
export declare function inner(html: SafeHtml): {
    readonly dangerouslySetInnerHTML: {
        readonly __html: string;
    };
};
/** Our own code or data. The only inline script is the theme snippet, whose hash is in the CSP. */
export declare function InlineScript({ type, code }: InlineScriptProps): ReactElement;
/** JSON that cannot close its script element (HTML §4.12.1.3). */
export declare function toScriptData(data: object): SafeHtml;
/**
 * Escapes text for element content, where quotes need no reference (HTML §13.1.2). React escapes them, which makes up a
 * tenth of a page of JSON. Quotes after `=` are escaped, so that a search for attributes finds none in text.
 */
export declare function toHtml(text: string): SafeHtml;
export {};
