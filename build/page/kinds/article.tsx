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

type Article = Guide | Landing | Category | News;

/** The `<article>` of any page but those of an API, as stored and sent. */
export function renderArticle(article: Article, messages: PageMessages): SafeHtml {
  return renderMarkup(articleElement(article), messages);
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
    default:
      return article satisfies never;
  }
}
