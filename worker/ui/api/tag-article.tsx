import type { ReactElement } from 'react';
import type { TagArticle as Tag } from '../../model/api/api-articles.ts';
import { CardList } from '../card-list.tsx';
import { Html } from '../html.tsx';
import { Identifier } from '../identifier.tsx';
import { ContinuedHeader } from './continued-header.tsx';
import { OperationList } from './operation-list.tsx';
import { TextLink } from './text-link.tsx';

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
