import type { ReactElement } from 'react';
import type { SafeHtml } from '../model/markup/safe-html.ts';
import { Html, toHtml } from './html.tsx';

interface CodeBlockProps {
  /** File name or description of the code, or null. */
  readonly title?: string | null;
  /** Name of the grammar: `json`, `sh`. */
  readonly language: string;
  /** Plain text, which the client highlights, or HTML highlighted by the build. */
  readonly code: string | { readonly html: SafeHtml };
}

/** Code with its title, also scrollable with the keyboard. The client adds the copy button. */
export function CodeBlock({ title = null, language, code }: CodeBlockProps): ReactElement {
  return (
    <figure className="code" data-code="">
      {title !== null && <figcaption>{title}</figcaption>}
      <pre tabIndex={0}>
        <Html as="code" className={`language-${language}`} html={typeof code === 'string' ? toHtml(code) : code.html} />
      </pre>
    </figure>
  );
}
