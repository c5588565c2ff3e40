import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countElements } from '../../../../build/count-elements.ts';
import { ApiWarnings } from '../../../../build/openapi/core/api-warnings.ts';
import { collectOperations } from '../../../../build/openapi/core/collect-operations.ts';
import { Cursor } from '../../../../build/openapi/core/cursor.ts';
import { compileOperation } from '../../../../build/openapi/pages/compile-operation.ts';
import { compileOverview } from '../../../../build/openapi/pages/compile-overview.ts';
import { compileSchemaPage } from '../../../../build/openapi/pages/compile-schema-page.ts';
import type { ArticlePage } from '../../../../build/openapi/pages/compiled-article.ts';
import { type ApiPageArticle, articleCost } from '../../../../build/openapi/pages/cost/article-cost.ts';
import { SubpageRegistry } from '../../../../build/openapi/pages/subpages.ts';
import { parseWithReferences } from '../../../../build/openapi/read/load-api.ts';
import { loadDescription } from '../../../../build/openapi/read/load-description.ts';
import { normalizeDescription } from '../../../../build/openapi/read/normalize-description.ts';
import { page as pageEn } from '../../../../worker/model/messages/en.ts';
import { renderArticle } from '../../../../worker/ui/article.tsx';
import { contextOf } from '../api-fixture.ts';

const FILE = 'content/api/accounting.yaml';

/** All articles of the overview, operations and schemas, before rendering. */
async function compilePages(): Promise<ArticlePage<ApiPageArticle>[]> {
  const warnings = new ApiWarnings();
  const origin = { location: FILE, contentDir: dirname(FILE) };
  const { root: data } = await parseWithReferences(await loadDescription(FILE), origin, warnings);
  const root = Cursor.root(normalizeDescription(data, warnings), warnings);
  const context = contextOf(root);
  const schemas = root.get('components').get('schemas');
  const at = (path: string): SubpageRegistry => new SubpageRegistry(path);
  return [
    compileOverview(context, { tags: [], schemas: [], downloads: [], changelog: null }, at('/api/books-api')),
    ...collectOperations(root)
      .slice(0, 60)
      .map((source, index) => compileOperation(source, context, at(`/api/o${index}`))),
    ...Object.keys(schemas.object).map((name) =>
      compileSchemaPage({ name, schema: schemas.raw(name), usedBy: [] }, context, at(`/api/schemas/${name}`)),
    ),
  ].flatMap(({ pages, parts }): ArticlePage<ApiPageArticle>[] => [...pages, ...parts]);
}

describe('articleCost()', () => {
  it('is within 3 % of the number of rendered elements of the sample', async () => {
    const pages = await compilePages();
    const wrong = pages.flatMap(({ path, article }) => {
      const [cost, elements] = [articleCost(article), countElements(renderArticle(article, pageEn))];
      return Math.abs(cost - elements) > Math.max(1, elements * 0.03) ? [`${path}: ${cost} for ${elements}`] : [];
    });
    expect(pages.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });
});
