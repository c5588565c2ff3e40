import { toFragmentId } from '../../../base/fragment-ids.ts';
import type { OperationCard } from '../../../page/blocks/api/operation-list/block.tsx';
import { draftPage, MAX_ARTICLE_ELEMENTS } from '../../../page/divide-page.tsx';
import { type SchemaArticle, schemaPage } from '../../../page/kinds/schema-page.tsx';
import { nameSchema } from '../../core/changes/change-subjects.ts';
import type { Cursor } from '../../core/references/cursor.ts';
import { unlessRepeated } from '../../schema/schema-reader.ts';
import { createRoot } from '../../schema/view/schema-node.ts';
import { hasChildren } from '../../schema/view/schema-outline.ts';
import type { ApiContext } from '../api-context.ts';
import type { CompiledArticle } from '../compiled-article.ts';
import type { SubpageRegistry } from '../subpages.ts';
import { toSampledExample } from '../write-example.ts';
import { compileSubpages } from './compile-subpage.ts';
import { SchemaPageBuilder } from './schema-page-builder.ts';

/** Every operation uses an error schema: listing them all would outweigh the schema itself. */
const MAX_USED_BY = 50;

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
  const facts = context.schemas.facts(root.shape);
  const own = { ...facts, description: unlessRepeated(facts.description, name) };
  const schema = page.addRoot(root, { facts: own }, [nameSchema(name, 'request'), nameSchema(name, 'response')]);
  const shown = usedBy.slice(0, MAX_USED_BY);
  const whole: SchemaArticle = {
    title: name,
    schema,
    idPrefix: toFragmentId(root.path),
    hasProperties: hasChildren(root.element) && context.schemas.outline(root.element).fields.length > 0,
    example: toSampledExample(source, { direction: 'both', path: ['schema'] }, page),
    partOf: null,
    usedBy: shown,
    usedByMore: usedBy.length - shown.length,
  };
  const draft = draftPage(registry.continuation(0), schemaPage(whole), context.messages.page);
  page.grow([schema], MAX_ARTICLE_ELEMENTS - draft.elements);
  const host = { label: name, href: context.schemaHref(name) };
  return {
    whole,
    page: draft.page,
    pages: [draft],
    parts: compileSubpages(registry, { context, host, ownName: name }),
  };
}
