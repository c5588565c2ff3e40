import type { ReactElement } from 'react';
import type { SafeHtml } from '../model/safe-html.ts';
interface CodeBlockProps {
    /** File name or description of the code, or null. */
    readonly title?: string | null;
    /** Name of the grammar: `json`, `sh`. */
    readonly language: string;
    /** Plain text, which the client highlights, or HTML highlighted by the build. */
    readonly code: string | {
        readonly html: SafeHtml;
    };
}
/** Code with its title, also scrollable with the keyboard. The client adds the copy button. */
export declare function CodeBlock({ title, language, code }: CodeBlockProps): ReactElement;
export {};
