import type { ReactElement } from 'react';
import type {
  CategoryArticle as Category,
  GuideArticle as Guide,
  LandingArticle as Landing,
  NewsArticle as News,
} from '../../../worker/model/article.ts';
import type { PageMessages } from '../../../worker/model/messages/page-messages.ts';
import type { SafeHtml } from '../../../worker/model/safe-html.ts';
import { CategoryArticle } from '../../../worker/ui/category/category-article.tsx';
import { GuideArticle } from '../../../worker/ui/guide/guide-article.tsx';
import { LandingArticle } from '../../../worker/ui/landing/landing-article.tsx';
import { renderMarkup } from '../../../worker/ui/messages.tsx';
import { NewsArticle } from '../../../worker/ui/news/news-article.tsx';
import { draftMarkup } from '../draft.tsx';
import type { ApiPageArticle } from './api-articles.ts';
import { OperationArticle } from './operation-page.tsx';
import { ApiArticle } from './overview-page.tsx';
import { SchemaArticle } from './schema-page.tsx';
import { TagArticle } from './tag-page.tsx';

type Article = ApiPageArticle | Guide | Landing | Category | News;

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
