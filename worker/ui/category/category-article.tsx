import type { ReactElement } from 'react';
import type { CategoryArticle as Category } from '../../model/article.ts';
import { CardList } from '../card-list.tsx';

interface CategoryArticleProps {
  readonly category: Category;
}

/** The index of a category: a card for each of its pages and groups. */
export function CategoryArticle({ category: { title, description, cards } }: CategoryArticleProps): ReactElement {
  return (
    <article className="category">
      <h1>{title}</h1>
      {description !== null && <p className="lead">{description}</p>}
      <CardList cards={cards} />
    </article>
  );
}
