import type { ReactElement } from 'react';
import { CardList } from '../../../worker/ui/card-list.tsx';
import { Html } from '../../../worker/ui/html.tsx';
import { Identifier } from '../../../worker/ui/identifier.tsx';
import { TextLink } from '../blocks/api/facts/text-link.tsx';
import { ContinuedHeader } from '../blocks/api/header/continued-header.tsx';
import { OperationList } from '../blocks/api/operation-list/html.tsx';
import type { TagArticle as Tag } from './api-articles.ts';

interface TagArticleProps {
  readonly tag: Tag;
}

/** A tag's description and operations. */
export function TagArticle({
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
