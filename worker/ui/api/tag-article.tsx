import type { ReactElement } from 'react';
import type { TagArticle as Tag } from '../../model/api-articles.ts';
import { CardList } from '../card-list.tsx';
import { Html } from '../html.tsx';
import { OperationList } from './operation-list.tsx';
import { TextLink } from './text-link.tsx';

interface TagArticleProps {
  readonly tag: Tag;
}

/** What the operations of a tag have in common, and the operations. */
export function TagArticle({
  tag: { title, description, externalDocs, tags, operations },
}: TagArticleProps): ReactElement {
  return (
    <article className="reference">
      <header>
        <h1>{title}</h1>
      </header>
      <div className="body">
        {description !== null && <Html className="prose" html={description.html} />}
        {externalDocs !== null && (
          <p>
            <TextLink link={externalDocs} />
          </p>
        )}
        <CardList cards={tags} />
        <OperationList operations={operations} />
      </div>
    </article>
  );
}
