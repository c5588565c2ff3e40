import type { Field, MediaType, ParameterGroup, RequestBody, Response, ResponseLink } from '../../worker/model/api.ts';
import { SECTION_IDS } from '../../worker/ui/api/sections.ts';
import type { ApiContext } from './api-context.ts';
import { findMismatch } from './check-example.ts';
import type { Cursor } from './cursor.ts';
import { toExactJson } from './exact-integers.ts';
import { FragmentIds } from './fragment-ids.ts';
import { isJson } from './media-type.ts';
import { toParameterStyle, wireExample } from './parameter-style.ts';
import { readExampleValues, readGivenExamples, readParameterValue, toExample } from './read-examples.ts';
import { createRoot, type Direction, growTrees, type SchemaNode } from './schema-tree.ts';
import { readBadges, SchemaViewer } from './schema-view.ts';
import { statusText } from './status-text.ts';

const PLACE_TITLES: Readonly<Record<string, string>> = {
  path: 'Path parameters',
  query: 'Query parameters',
  querystring: 'Query string',
  header: 'Header parameters',
  cookie: 'Cookie parameters',
};

/**
 * Compiles the parts of one page. Schemas of the whole page grow together, so that they can share definitions:
 * first every part is read (`read…`), then `grow()` is called once, then the parts are asked for.
 */
export class PageCompiler {
  readonly ids = new FragmentIds(Object.values(SECTION_IDS));
  readonly viewer: SchemaViewer;
  readonly #context: ApiContext;
  readonly #roots: SchemaNode[] = [];

  constructor(context: ApiContext) {
    this.#context = context;
    this.viewer = new SchemaViewer(this.ids, context.markdown, context.schemaHref);
  }

  grow({ linkNamed = false } = {}): void {
    growTrees(this.#roots, { requiredFirst: this.#context.config.requiredFirst, linkNamed });
  }

  /** The tree of a schema whose element on the page has the id of `anchor`, if it has one. */
  readSchema(
    schema: Cursor,
    path: readonly string[],
    anchor: readonly string[] | null,
    direction: Direction,
  ): SchemaNode {
    const root = createRoot(schema, path, anchor, direction);
    this.#roots.push(root);
    return root;
  }

  /** Parameters by place, in the order in which they appear in a request. */
  readParameters(parameters: readonly Cursor[], prefix: readonly string[]): () => ParameterGroup[] {
    const read = parameters.map((parameter) =>
      this.#readField(parameter, parameter.trimmed('name') ?? '', [...prefix, placeOf(parameter)]),
    );
    return () =>
      Object.entries(PLACE_TITLES).flatMap(([place, title]) => {
        const fields = parameters.flatMap((parameter, index) =>
          placeOf(parameter) === place ? [read[index]?.() ?? []].flat() : [],
        );
        return fields.length === 0
          ? []
          : [{ id: this.ids.claim([...prefix, `${place}-parameters`]), place, title, parameters: fields }];
      });
  }

  readRequestBody(body: Cursor, path: readonly string[], direction: Direction = 'request'): () => RequestBody | null {
    if (!body.exists) return () => null;
    const content = this.readContent(body, path, direction);
    return () => ({
      description: this.#context.markdown.compile(body.text('description') ?? ''),
      required: body.flag('required'),
      content: content(),
    });
  }

  readResponses(operation: Cursor, prefix: readonly string[], direction: Direction = 'response'): () => Response[] {
    const responses = operation.entries('responses', { extensions: false }).map(([status, response]) => {
      const path = [...prefix, 'response', status];
      const headers = response
        .entries('headers')
        .map(([name, header]) => this.#readField(header, name, [...path, 'header']));
      const content = this.readContent(response, path, direction);
      return (): Response => ({
        id: this.ids.claim(path),
        status,
        title: response.trimmed('summary') ?? response.trimmed('x-summary') ?? statusText(status) ?? '',
        description: this.#context.markdown.compile(response.text('description') ?? ''),
        headers: headers.map((field) => field()),
        content: content(),
        links: this.#readLinks(response),
      });
    });
    return () => responses.map((response) => response());
  }

  readContent(holder: Cursor, path: readonly string[], direction: Direction): () => MediaType[] {
    const content = holder.entries('content').map(([name, mediaType], index) => {
      const typePath = index === 0 ? path : [...path, name];
      const schema = mediaType.raw('schema').exists ? mediaType.raw('schema') : mediaType.raw('itemSchema');
      const anchor = [...typePath, 'content'];
      const root = schema.exists ? this.readSchema(schema, typePath, anchor, direction) : null;
      const examples = readExampleValues(mediaType, direction, this.#context);
      if (schema.exists && isJson(name)) warnOfMismatch(mediaType, schema);
      return (): MediaType => ({
        id: root === null ? this.ids.claim(typePath) : this.viewer.idOf(root),
        name,
        schema: root === null ? null : this.viewer.toSchema(root),
        encoding: mediaType
          .entries('encoding')
          .map(([part, encoding]) => ({ label: part, value: describeEncoding(encoding) })),
        examples: examples.map((example) =>
          toExample(example, name, schema.resolve().value, typePath, this.ids, this.#context),
        ),
      });
    });
    return () => content.map((mediaType) => mediaType());
  }

  #readField(holder: Cursor, name: string, path: readonly string[]): () => Field {
    const { markdown } = this.#context;
    const inContent = holder.entries('content')[0]?.[1];
    const schema = (inContent ?? holder).raw('schema');
    // Swagger 2.0 has the keywords of the schema on the parameter itself.
    const fieldPath = [...path, name];
    const root = this.readSchema(
      schema.exists ? schema : holder,
      fieldPath,
      fieldPath,
      path.at(-1) === 'header' && path.includes('response') ? 'response' : 'request',
    );
    return () => {
      const view = this.viewer.toSchema(root);
      const examples = readGivenExamples(inContent ?? holder).flatMap(({ value }) => {
        const text = typeof value === 'object' ? null : toExactJson(value);
        return text == null ? [] : [text];
      });
      return {
        id: this.viewer.idOf(root),
        name,
        required: holder.flag('required') || holder.trimmed('in') === 'path',
        deprecated: holder.flag('deprecated') || view.deprecated,
        deprecation: markdown.compile(holder.text('x-deprecated-description') ?? ''),
        badges: readBadges([holder]),
        schema: {
          ...view,
          description: markdown.compile(holder.text('description') ?? '') ?? view.description,
          examples: examples.length > 0 ? [...new Set(examples)] : view.examples,
        },
        wire: holder.has('in') ? this.#wireExample(holder, name) : null,
      };
    };
  }

  /** Only lists and objects need to be shown on the wire: of a plain value the name says all. */
  #wireExample(parameter: Cursor, name: string): string | null {
    const value = readParameterValue(parameter, this.#context);
    if (typeof value !== 'object' || value === null || parameter.has('content')) return null;
    const explode = parameter.object.explode;
    const style = toParameterStyle(
      placeOf(parameter),
      parameter.trimmed('style'),
      typeof explode === 'boolean' ? explode : null,
      parameter.flag('allowReserved'),
    );
    const given = readGivenExamples(parameter).length > 0;
    return wireExample(name, given ? value : illustrate(value), style);
  }

  #readLinks(response: Cursor): ResponseLink[] {
    return response.entries('links').map(([name, link]) => {
      const operationId = link.trimmed('operationId');
      const operationRef = link.trimmed('operationRef');
      const target = this.#context.findOperation(operationId, operationRef);
      return {
        name,
        description: this.#context.markdown.compile(link.text('description') ?? ''),
        operation: {
          label: target?.title ?? operationId ?? operationRef ?? '',
          href: target === null ? null : this.#context.operationHref(target),
        },
        parameters: link.rawEntries('parameters').map(([label, { value }]) => ({
          label,
          value: typeof value === 'string' ? value : (toExactJson(value) ?? ''),
        })),
      };
    });
  }
}

function placeOf(parameter: Cursor): string {
  const place = parameter.trimmed('in') ?? 'query';
  return Object.hasOwn(PLACE_TITLES, place) ? place : 'query';
}

function describeEncoding(encoding: Cursor): string {
  const facts = [
    encoding.trimmed('contentType'),
    encoding.trimmed('style') === null ? null : `style ${encoding.trimmed('style')}`,
    encoding.has('explode') ? `explode ${encoding.flag('explode')}` : null,
    ...encoding.rawEntries('headers').map(([name]) => `header ${name}`),
  ];
  return facts.filter((fact) => fact !== null).join(', ');
}

/** A made-up list of one item does not show how several are joined. */
function illustrate(value: object): object {
  if (!Array.isArray(value) || value.length !== 1) return value;
  const item: unknown = value[0];
  if (typeof item === 'number') return [1, 2];
  return item === 'string' ? ['a', 'b'] : typeof item === 'object' ? value : [item, item];
}

function warnOfMismatch(mediaType: Cursor, schema: Cursor): void {
  for (const { name, value, externalValue } of readGivenExamples(mediaType)) {
    const fault = value === undefined || externalValue !== null ? null : findMismatch(value, schema);
    const place = name === '' ? 'example' : 'examples';
    if (fault !== null)
      mediaType.warn(
        place,
        `Cannot match the example${name === '' ? '' : ` ${JSON.stringify(name)}`} with its schema: ${fault}. Mend one of them.`,
      );
  }
}
