import type { Page } from '../page.ts';
import type { ApiPageArticle } from './api-articles.ts';
import { operationPage } from './operation-page.tsx';
import { overviewPage } from './overview-page.tsx';
import { schemaPage } from './schema-page.tsx';
import { tagPage } from './tag-page.tsx';

/** The page of an article of an API. */
export function toApiPage(article: ApiPageArticle): Page {
  switch (article.kind) {
    case 'api':
      return overviewPage(article);
    case 'tag':
      return tagPage(article);
    case 'operation':
      return operationPage(article);
    case 'schema':
      return schemaPage(article);
  }
}
