import type { OperationCard, SchemaArticle } from '../../worker/model/api.ts';
import { en } from '../../worker/model/strings.ts';
import { SECTION_IDS } from '../../worker/ui/api/sections.ts';
import type { ApiContext } from './api-context.ts';
import { PageCompiler } from './page-compiler.ts';
import { toExample } from './read-examples.ts';

/** An error schema is used by every operation: a list of all would outweigh the schema itself. */
const MAX_USED_BY = 50;

/** Compiles the page of one named schema: its tree, an example, and the operations that use it. */
export function compileSchemaPage(name: string, usedBy: readonly OperationCard[], context: ApiContext): SchemaArticle {
  const page = new PageCompiler(context);
  const schema = context.root.get('components').get('schemas').raw(name);
  const node = page.readSchema(schema, ['schema'], null, 'both');
  page.grow({ linkNamed: true });
  const value = context.sampler.sample(schema, 'both');
  const example = { name: '', title: 'Example', description: null, value, serialized: null, externalValue: null };
  const shown = usedBy.slice(0, MAX_USED_BY);
  return {
    kind: 'schema',
    title: name,
    headings: shown.length === 0 ? [] : [{ id: SECTION_IDS.usedBy, text: en.usedBy, level: 2 }],
    schema: page.viewer.toSchema(node),
    example:
      value === undefined || value === null
        ? null
        : toExample(example, 'application/json', schema.value, ['schema'], page.ids, context),
    usedBy: shown,
    usedByMore: usedBy.length - shown.length,
  };
}
