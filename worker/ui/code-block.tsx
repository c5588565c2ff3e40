import type { ReactElement } from 'react';
import type { SafeHtml } from '../model/safe-html.ts';
import { en } from '../model/strings.ts';
import { Html } from './html.tsx';
import { Icon } from './icons.tsx';

interface CodeBlockProps {
  /** File or what the code is; null for none. */
  readonly title?: string | null;
  /** Names the grammar: `json`, `sh`. */
  readonly language: string;
  /** Plain text, which the client colours; or HTML whose tokens the build has marked. */
  readonly code: string | { readonly html: SafeHtml };
}

/** Code with its title and a button that copies it; scrolls sideways by keyboard too. */
export function CodeBlock({ title = null, language, code }: CodeBlockProps): ReactElement {
  const className = `language-${language}`;
  return (
    <figure className="code" data-code="">
      {title !== null && <figcaption>{title}</figcaption>}
      <pre tabIndex={0}>
        {typeof code === 'string' ? (
          <code className={className}>{code}</code>
        ) : (
          <Html as="code" className={className} html={code.html} />
        )}
      </pre>
      <CopyButton />
    </figure>
  );
}

function CopyButton(): ReactElement {
  return (
    <button type="button" data-action="copy" aria-label={en.copyCode} title={en.copyCode}>
      <Icon name="copy" />
    </button>
  );
}
