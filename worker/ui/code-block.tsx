import type { ReactElement } from 'react';
import type { SafeHtml } from '../model/safe-html.ts';
import { Html, toHtml } from './html.tsx';

interface CodeBlockProps {
  /** File or what the code is; null for none. */
  readonly title?: string | null;
  /** Names the grammar: `json`, `sh`. */
  readonly language: string;
  /** Plain text, which the client colours; or HTML whose tokens the build has marked. */
  readonly code: string | { readonly html: SafeHtml };
}

/** Code with its title; scrolls sideways by keyboard too. The client adds the button that copies it. */
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
