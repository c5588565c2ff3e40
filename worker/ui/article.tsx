import type { ReactElement } from 'react';
import type { ApiPageArticle } from '../model/api/api-articles.ts';
import type { Article } from '../model/article.ts';
import type { PageMessages } from '../model/messages/page-messages.ts';
import type { SafeHtml } from '../model/safe-html.ts';
import { ApiArticle } from './api/api-article.tsx';
import { draftMarkup } from './api/draft.tsx';
import { OperationArticle } from './api/operation-article.tsx';
import { SchemaArticle } from './api/schema-article.tsx';
import { TagArticle } from './api/tag-article.tsx';
import { CategoryArticle } from './category/category-article.tsx';
import { GuideArticle } from './guide/guide-article.tsx';
import { LandingArticle } from './landing/landing-article.tsx';
import { renderMarkup } from './messages.tsx';
import { NewsArticle } from './news/news-article.tsx';

/** The `<article>` of any page, as stored and sent. */
export function renderArticle(article: Article, messages: PageMessages): SafeHtml {
  return renderMarkup(articleElement(article), messages);
}

/** Renders an API page whose schemas are not expanded yet. The returned function adds them as they are by then. */
export function draftArticle(article: ApiPageArticle, messages: PageMessages): () => SafeHtml {
  return draftMarkup(articleElement(article), messages);
}

function articleElement(article: Article): ReactElement {
  switch (article.kind) {
    case 'guide':
      return <GuideArticle guide={article} />;
    case 'landing':
      return <LandingArticle landing={article} />;
    case 'category':
      return <CategoryArticle category={article} />;
    case 'news':
      return <NewsArticle news={article} />;
    case 'api':
      return <ApiArticle api={article} />;
    case 'tag':
      return <TagArticle tag={article} />;
    case 'operation':
      return <OperationArticle operation={article} />;
    case 'schema':
      return <SchemaArticle page={article} />;
    default:
      return article satisfies never;
  }
}
