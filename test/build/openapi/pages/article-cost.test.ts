import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countElements } from '../../../../build/count-elements.ts';
import { DescriptionCompiler } from '../../../../build/markdown/compile-description.ts';
import { ApiWarnings } from '../../../../build/openapi/core/api-warnings.ts';
import { collectOperations } from '../../../../build/openapi/core/collect-operations.ts';
import { Cursor } from '../../../../build/openapi/core/cursor.ts';
import { Sampler } from '../../../../build/openapi/examples/sampler.ts';
import type { ApiContext } from '../../../../build/openapi/pages/api-context.ts';
import { compileOperation } from '../../../../build/openapi/pages/compile-operation.ts';
import { compileOverview } from '../../../../build/openapi/pages/compile-overview.ts';
import { compileSchemaPage } from '../../../../build/openapi/pages/compile-schema-page.ts';
import type { ArticlePage } from '../../../../build/openapi/pages/compiled-article.ts';
import { type ApiPageArticle, articleCost } from '../../../../build/openapi/pages/cost/article-cost.ts';
import { SubpageRegistry } from '../../../../build/openapi/pages/subpages.ts';
import { parseWithReferences } from '../../../../build/openapi/read/load-api.ts';
import { loadDescription } from '../../../../build/openapi/read/load-description.ts';
import { normalizeDescription } from '../../../../build/openapi/read/normalize-description.ts';
import { SchemaReader } from '../../../../build/openapi/schema/schema-reader.ts';
import { SchemaCopies } from '../../../../build/openapi/try-it/schema-copies.ts';
import { findBuildMessages } from '../../../../worker/model/messages/build-locales.ts';
import { pageEn } from '../../../../worker/model/messages/en-page.ts';
import { renderArticle } from '../../../../worker/ui/article.tsx';

const MESSAGES = findBuildMessages('en');
const DESCRIPTIONS = ['content/api/accounting.yaml'];

/** All articles of operations, schemas and the overview, before rendering. */
async function compilePages(file: string): Promise<ArticlePage<ApiPageArticle>[]> {
  const warnings = new ApiWarnings();
  const { root: data } = await parseWithReferences(
    await loadDescription(file),
    { location: file, contentDir: dirname(file) },
    warnings,
  );
  const root = Cursor.root(normalizeDescription(data, warnings), warnings);
  const operations = collectOperations(root);
  const schemaHref = (name: string): string => `/api/schemas/${name}`;
  const markdown = new DescriptionCompiler({ messages: pageEn });
  const config = { id: 'a', description: file, headers: {}, path: '/api', sidebar: 'api', requiredFirst: false };
  const context: ApiContext = {
    config,
    root,
    base: '',
    messages: MESSAGES,
    markdown,
    schemas: new SchemaReader(warnings, { schemaHref, markdown, messages: MESSAGES.reference }),
    sampler: new Sampler(),
    formSchemas: new SchemaCopies(),
    schemeHref: (name) => `/api/a-api#${name}`,
    schemaHref,
    findOperation: () => null,
    tagBadges: () => [],
    isTaken: () => false,
  };
  const lists = { tags: [], schemas: [], downloads: [], changelog: null };
  const schemas = root.get('components').get('schemas');
  const names = Object.keys(schemas.object);
  return [
    compileOverview(context, lists, new SubpageRegistry('/api/a-api')),
    ...operations
      .slice(0, 60)
      .map((source, index) => compileOperation(source, context, new SubpageRegistry(`/api/o${index}`))),
    ...names.map((name) =>
      compileSchemaPage(
        { name, schema: schemas.raw(name), usedBy: [] },
        context,
        new SubpageRegistry(`/api/schemas/${name}`),
      ),
    ),
  ].flatMap(({ pages, parts }): ArticlePage<ApiPageArticle>[] => [...pages, ...parts]);
}

describe('articleCost()', () => {
  it.each(DESCRIPTIONS)('is within 3 % of the number of rendered elements of %s', async (file) => {
    const pages = await compilePages(file);
    const wrong = pages.flatMap(({ path, article }) => {
      const [cost, elements] = [articleCost(article), countElements(renderArticle(article, pageEn))];
      return Math.abs(cost - elements) > Math.max(1, elements * 0.03) ? [`${path}: ${cost} for ${elements}`] : [];
    });
    expect(pages.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });
});
