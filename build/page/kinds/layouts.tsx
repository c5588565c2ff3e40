import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { plain } from '../../../worker/model/markup/plain-markdown.ts';
import { Identifier } from '../../../worker/ui/inline.tsx';
import { Toc } from '../../../worker/ui/toc.tsx';
import { useMessages } from '../messages.tsx';
import type { Layout, PageBlock } from '../page.ts';
import { heading } from '../text/markdown/markdown-text.ts';

/** All blocks in order, in one column. */
export function column(className: string): Layout {
  return (blocks) => <article className={className}>{join(blocks)}</article>;
}

/**
 * A page of an API: its header, the table of contents, and the sections. On wide screens, samples are a column beside
 * both bodies: that of the purpose, and that of the sections.
 */
export const reference: Layout = (blocks) => <Reference blocks={blocks} />;

/** The same, with the samples after the sections. `ids`: the start of the ids of fields, for the browser. */
export function referenceWithExample(ids: string): Layout {
  return (blocks) => <Reference blocks={blocks} isAsideLast ids={ids} />;
}

interface ReferenceProps {
  readonly blocks: readonly PageBlock[];
  readonly isAsideLast?: boolean;
  readonly ids?: string;
}

function Reference({ blocks, isAsideLast = false, ids }: ReferenceProps): ReactElement {
  const t = useMessages();
  const header = join(blocks.filter(({ region }) => region === 'header'));
  const purpose = join(blocks.filter(({ region }) => region === 'purpose'));
  const toc = <Toc headings={blocks.flatMap(({ headings }) => headings?.(t) ?? [])} />;
  const sections = join(blocks.filter(({ region }) => region === undefined));
  const asides = blocks.flatMap(({ aside }) => aside ?? []);
  const [first] = asides;
  if (first === undefined)
    return (
      <article className="reference">
        {header}
        {toc}
        <div className="body" data-ids={ids}>
          {purpose}
          {sections}
        </div>
      </article>
    );
  return (
    <article className="reference with-samples">
      {header}
      <div className="body" data-ids={ids}>
        {purpose}
        {isAsideLast && toc}
        {isAsideLast && sections}
      </div>
      <aside className="samples" aria-label={first.title(t)}>
        {join(asides)}
      </aside>
      {!isAsideLast && (
        <div className="body">
          {toc}
          {sections}
        </div>
      )}
    </article>
  );
}

function join(blocks: readonly Pick<PageBlock, 'html'>[]): ReactElement {
  return createElement(Fragment, null, ...blocks.map(({ html }) => html));
}

export function titleBlock(title: string): PageBlock {
  return { html: <h1>{title}</h1>, markdown: () => heading(1, plain(title)) };
}

/** The sentence below a title. */
export function leadBlock(text: string | null): PageBlock {
  return text === null ? {} : { html: <p className="lead">{text}</p>, markdown: () => plain(text) };
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
