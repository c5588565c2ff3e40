import type { SchemaArticle } from '../../../worker/model/api-articles.ts';
import type { Link } from '../../../worker/model/api-facts.ts';
import type { Schema } from '../../../worker/model/api-schema.ts';
import { type SchemaNode, toRoot } from '../schema/schema-node.ts';
import type { ApiContext } from './api-context.ts';
import { readParameters } from './fields.ts';
import { PageCompiler } from './page-compiler.ts';
import type { CompiledArticle, PageRoom, PartContent } from './page-parts.ts';
import { toSampledExample } from './write-example.ts';

/** A part that did not fit on the page of its operation or schema, `host`. */
export function compilePart(
  content: PartContent,
  context: ApiContext,
  room: PageRoom,
  host: Link,
): CompiledArticle<SchemaArticle> {
  const page = new PageCompiler(context, room);
  const article =
    content.kind === 'schema' ? compileSchema(content.node, page, context) : compileParameters(content, page, context);
  return { article: { ...article, partOf: host }, parts: page.linkedParts };
}

function compileSchema(node: SchemaNode, page: PageCompiler, context: ApiContext): SchemaArticle {
  const { path, schemas, direction, skip } = node;
  const root = page.addRoot(toRoot(node));
  page.grow();
  const [schema] = schemas;
  return {
    ...EMPTY,
    title: path.join('.'),
    schema: page.viewer.toSchema(root),
    example: schema === undefined || skip > 0 ? null : toSampledExample(schema, direction, path, page.ids, context),
  };
}

function compileParameters(
  { title, parameters, prefix }: Extract<PartContent, { kind: 'parameters' }>,
  page: PageCompiler,
  context: ApiContext,
): SchemaArticle {
  const groups = readParameters(parameters, prefix, page, context);
  page.grow();
  const [group] = groups();
  const children =
    group === undefined ? null : ({ kind: 'object', fields: group.parameters, more: group.more } as const);
  return { ...EMPTY, title, schema: { ...NO_SCHEMA, children } };
}

const NO_SCHEMA: Schema = {
  facts: {
    type: [],
    title: null,
    description: null,
    readOnly: false,
    writeOnly: false,
    deprecated: false,
    constraints: [],
    values: [],
    defaultValue: null,
    examples: [],
    externalDocs: null,
  },
  valuesAt: null,
  children: null,
};

const EMPTY = {
  kind: 'schema',
  title: '',
  headings: [],
  schema: NO_SCHEMA,
  example: null,
  partOf: null,
  usedBy: [],
  usedByMore: 0,
} as const;
