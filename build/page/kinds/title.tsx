import type { ReactNode } from 'react';
import { Identifier } from '../../../worker/ui/identifier.tsx';
import type { PageBlock } from '../page.ts';
import { heading, plain } from '../text/markdown/markdown-text.ts';

export function titleBlock(title: string): PageBlock {
  return { html: <h1>{title}</h1>, markdown: () => heading(1, plain(title)) };
}

/** The sentence below a title. */
export function leadBlock(text: string | null): PageBlock {
  return text === null ? {} : { html: <p className="lead">{text}</p>, markdown: () => text };
}

/** The title of a page of an API, which may break within identifiers, and what follows it in the header. */
export function nameBlock(name: string, more: ReactNode = null): PageBlock {
  return {
    region: 'header',
    html: (
      <header>
        <h1>
          <Identifier text={name} />
        </h1>
        {more}
      </header>
    ),
    markdown: () => heading(1, plain(name)),
  };
}
