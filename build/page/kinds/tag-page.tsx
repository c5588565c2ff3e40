import type { ReactElement } from 'react';
import { Html } from '../../../worker/ui/html.tsx';
import { Identifier } from '../../../worker/ui/identifier.tsx';
import { TextLink } from '../blocks/api/facts/text-link.tsx';
import { ContinuedHeader } from '../blocks/api/header/continued-header.tsx';
import { OperationList } from '../blocks/api/operation-list/html.tsx';
import { operationList } from '../blocks/api/operation-list/markdown.ts';
import { CardList, cardMarkdown } from '../blocks/card-list.tsx';
import type { Page } from '../page.ts';
import { readProse } from '../search/read-prose.ts';
import { heading, link } from '../text/markdown-text.ts';
import type { TagArticle as Tag } from './api-articles.ts';
import { listSection } from './list-section.ts';

interface TagArticleProps {
  readonly tag: Tag;
}

/** A tag's description and operations. */
function TagArticle({
  tag: { title, continued, description, externalDocs, tags, operations },
}: TagArticleProps): ReactElement {
  return (
    <article className="reference">
      {continued === undefined ? (
        <header>
          <h1>
            <Identifier text={title} />
          </h1>
        </header>
      ) : (
        <ContinuedHeader title={title} whole={continued} />
      )}
      <div className="body">
        {description !== null && <Html className="prose" html={description.html} />}
        {externalDocs !== null && (
          <p>
            <TextLink link={externalDocs} />
          </p>
        )}
        <CardList cards={tags} />
        {operations.length > 0 && <OperationList operations={operations} />}
      </div>
    </article>
  );
}

/** The page of a tag. */
export function tagPage(tag: Tag): Page {
  const { kind, title, description, externalDocs, tags, operations } = tag;
  return {
    facts: { kind, title },
    layout: () => <TagArticle tag={tag} />,
    blocks: [
      { markdown: () => heading(1, title) },
      { markdown: () => description?.markdown ?? null, search: () => readProse(description) },
      { markdown: () => (externalDocs === null ? null : link(externalDocs.label, externalDocs.href)) },
      { markdown: ({ base }) => cardMarkdown(tags, base) },
      { markdown: (context) => listSection(context.messages.page.operations, operationList(operations, context)) },
    ],
  };
}
