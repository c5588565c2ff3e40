import type { MediaType, RequestBody } from '../blocks/api/body/model.ts';
import type { ParameterGroup } from '../blocks/api/parameters/model.ts';
import type { Response } from '../blocks/api/responses/model.ts';
import type { Schema } from '../blocks/api/schema/model.ts';
import type { OperationArticle, SchemaArticle } from '../kinds/api-articles.ts';
import type { RenderContext } from '../render-context.ts';

/** Context for rendering a page with schemas as Markdown. */
export interface SchemaMarkdownContext extends RenderContext {
  /** Ids of the fields and branches whose schema is linked instead of shown. */
  readonly linked: ReadonlySet<string>;
}

/** Rows after which a page links named schemas: enough for most of a body in 2,500 tokens. */
const MAX_ROWS = 80;
/** A flat schema with this many fields takes about as much space as a link and the page behind it. */
const MAX_SMALL = 4;

/**
 * The ids of schemas left to their own pages: the deepest ones, if the page would otherwise be long. Programs pay for
 * everything they read, and rarely need the fields of the contact of a credit note of a payment.
 */
export function findLinked(article: OperationArticle | SchemaArticle): ReadonlySet<string> {
  const linked = new Set<string>();
  const roots = rootsOf(article);
  const shown = new Set(roots.flatMap(firstVariants));
  const queue: Child[] = roots.map((schema) => ({ id: null, schema }));
  let rows = 0;
  for (const { id, schema } of queue) {
    const children = childrenOf(schema);
    if (children.length === 0) continue;
    if (id !== null && rows >= MAX_ROWS && hasPage(schema) && !isSmall(children) && !shown.has(id)) {
      linked.add(id);
      continue;
    }
    rows += children.length;
    queue.push(...children);
  }
  return linked;
}

/** The id of the first variant of each choice, which is needed to write a request. */
function firstVariants({ children }: Schema): string[] {
  if (children?.kind !== 'variants' && children?.kind !== 'both') return [];
  const groups = children.kind === 'both' ? children.variants : [children.variants];
  return groups.flatMap(({ branches }) => branches.slice(0, 1).map(({ id }) => id));
}

/** Whether the type links to a page that describes the schema. */
export function hasPage({ facts }: Schema): boolean {
  return facts.type.some(({ href }) => href !== null);
}

/** Whether a response is an error whose body is a named schema, so that the schema's page describes it completely. */
export function isUsualError({ status, content, links }: Response): boolean {
  return (
    /^[45]/.test(status) && links.length === 0 && content.every(({ schema }) => schema !== null && hasPage(schema))
  );
}

interface Child {
  /** Null for a root, which is always shown. */
  readonly id: string | null;
  readonly schema: Schema;
}

function rootsOf(article: OperationArticle | SchemaArticle): Schema[] {
  if (article.kind === 'schema') return [article.schema];
  const { callbacks } = article;
  return [article, ...callbacks.flatMap(({ operations }) => operations)].flatMap(
    ({ parameters, requestBody, responses }) => [
      ...parameters.flatMap(({ parameters: fields }: ParameterGroup) => fields),
      ...bodySchemas(requestBody),
      ...responses.flatMap((response) =>
        isUsualError(response) ? [] : [...bodySchemas(response), ...response.headers],
      ),
    ],
  );
}

function bodySchemas(body: RequestBody | Response | null): Schema[] {
  const content: readonly MediaType[] = body?.content ?? [];
  return content.flatMap(({ schema }) => (schema === null ? [] : [schema]));
}

function childrenOf({ children }: Schema): readonly Child[] {
  if (children === null || children.kind === 'reference') return [];
  const groups = children.kind === 'object' ? [] : children.kind === 'both' ? children.variants : [children.variants];
  const fields = children.kind === 'variants' ? [] : children.fields;
  return [...fields.map((field) => ({ id: field.id, schema: field })), ...groups.flatMap(({ branches }) => branches)];
}

function isSmall(children: readonly Child[]): boolean {
  return children.length <= MAX_SMALL && children.every(({ schema }) => childrenOf(schema).length === 0);
}
