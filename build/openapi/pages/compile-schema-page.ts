import type { OperationCard, SchemaArticle } from '../../../worker/model/api-articles.ts';
import { en } from '../../../worker/model/strings.ts';
import { schemaHeadings } from '../../../worker/ui/api/sections.ts';
import type { ApiContext } from './api-context.ts';
import { PageCompiler } from './page-compiler.ts';
import type { CompiledArticle, PageRoom } from './page-parts.ts';
import { toSampledExample } from './write-example.ts';

/** An error schema is used by every operation: a list of all would outweigh the schema itself. */
const MAX_USED_BY = 50;

/** Compiles the page of one named schema: its tree, an example, and the operations that use it. */
export function compileSchemaPage(
  name: string,
  usedBy: readonly OperationCard[],
  context: ApiContext,
  room: PageRoom,
): CompiledArticle<SchemaArticle> {
  const page = new PageCompiler(context, room);
  const schema = context.root.get('components').get('schemas').raw(name);
  const node = page.readSchema(schema, ['schema'], null, 'both');
  page.grow({ linkNamed: true });
  const shown = usedBy.slice(0, MAX_USED_BY);
  const tree = page.viewer.toSchema(node);
  const article: SchemaArticle = {
    kind: 'schema',
    title: name,
    headings: schemaHeadings({ schema: tree, usedBy: shown }, en),
    schema: tree,
    example: toSampledExample(schema, 'both', ['schema'], page.ids, context),
    partOf: null,
    usedBy: shown,
    usedByMore: usedBy.length - shown.length,
  };
  return { article, parts: page.linkedParts };
}
