import { type ReactElement } from 'react';
import type { SafeHtml } from '../model/safe-html.ts';
interface IdentifierProps {
    readonly text: string;
}
/** A long name or path that breaks after `/`, `.`, `_`, `-` and before capitals, but not within words. */
export declare function Identifier({ text }: IdentifierProps): ReactElement;
/** The same as HTML. */
export declare function renderIdentifier(text: string): SafeHtml;
export {};
