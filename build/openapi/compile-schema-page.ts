import type { OperationCard, SchemaArticle } from '../../worker/model/api.ts';
import type { ApiContext } from './api-context.ts';
import { PageCompiler } from './page-compiler.ts';
import { toExample } from './read-examples.ts';

/** Compiles the page of one named schema: its tree, an example, and the operations that use it. */
export function compileSchemaPage(name: string, usedBy: readonly OperationCard[], context: ApiContext): SchemaArticle {
  const page = new PageCompiler(context);
  const schema = context.root.get('components').get('schemas').raw(name);
  const node = page.readSchema(schema, ['schema'], 'both');
  page.grow();
  const value = context.sampler.sample(schema, 'both');
  const example = { name: '', title: 'Example', description: null, value, serialized: null, externalValue: null };
  return {
    kind: 'schema',
    title: name,
    headings: [],
    schema: page.viewer.toSchema(node),
    example:
      value === undefined || value === null
        ? null
        : toExample(example, 'application/json', schema.value, ['schema'], page.ids, context),
    usedBy,
  };
}
