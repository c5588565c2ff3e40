import type { OperationCard, SchemaArticle } from '../../../worker/model/api-articles.ts';
import { schemaHeadings } from '../../../worker/ui/api/sections.ts';
import { nameSchema } from '../core/change-subjects.ts';
import type { Cursor } from '../core/cursor.ts';
import { createRoot } from '../schema/schema-node.ts';
import type { ApiContext } from './api-context.ts';
import { compileSubpages } from './compile-subpage.ts';
import type { CompiledArticle } from './compiled-article.ts';
import { articleCost } from './cost/article-cost.ts';
import { MAX_ELEMENTS } from './divide-article.ts';
import { SchemaPageBuilder } from './schema-page-builder.ts';
import type { SubpageRegistry } from './subpages.ts';
import { toSampledExample } from './write-example.ts';

/** Every operation uses an error schema: listing them all would outweigh the schema itself. */
const MAX_USED_BY = 50;

/** The table of contents of a schema's page, and the heading of its properties. */
const HEADINGS_COST = 10;

/** A named schema, and the operations that use it. */
export interface SchemaSource {
  readonly name: string;
  readonly schema: Cursor;
  readonly usedBy: readonly OperationCard[];
}

/** Compiles the page of one named schema: its tree, an example, and the operations that use it. */
export function compileSchemaPage(
  { name, schema: source, usedBy }: SchemaSource,
  context: ApiContext,
  registry: SubpageRegistry,
): CompiledArticle<SchemaArticle> {
  const marks = context.changes?.ofSchema(name) ?? {};
  const page = new SchemaPageBuilder(context, registry, { ownName: name, linkNamed: true, marks });
  const root = createRoot(source, ['schema'], null, 'both');
  const schema = page.addRoot(root, { facts: context.schemas.facts(root.shape) }, [
    nameSchema(name, 'request'),
    nameSchema(name, 'response'),
  ]);
  const shown = usedBy.slice(0, MAX_USED_BY);
  const article: SchemaArticle = {
    kind: 'schema',
    title: name,
    headings: [],
    schema,
    example: toSampledExample(source, { direction: 'both', path: ['schema'] }, page),
    partOf: null,
    usedBy: shown,
    usedByMore: usedBy.length - shown.length,
  };
  page.grow([schema], MAX_ELEMENTS - HEADINGS_COST - articleCost(article));
  const whole = { ...article, headings: schemaHeadings({ schema, usedBy: shown }, context.messages.page) };
  const host = { label: name, href: context.schemaHref(name) };
  return {
    whole,
    pages: [{ path: registry.continuation(0), article: whole }],
    parts: compileSubpages(registry, { context, host, ownName: name }),
  };
}
