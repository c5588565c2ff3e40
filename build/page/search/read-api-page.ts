import type { PageMessages } from '../../../worker/model/messages/page-messages.ts';
import type { MediaType } from '../blocks/api/body/model.ts';
import type { Response } from '../blocks/api/responses/model.ts';
import { responseLabel } from '../blocks/api/responses/model.ts';
import type { Field, Schema } from '../blocks/api/schema/model.ts';
import { SECTION_IDS } from '../blocks/api/section-ids.ts';
import type { Prose } from '../description/prose.ts';
import type { ApiArticle, OperationArticle, SchemaArticle, TagArticle } from '../kinds/api-articles.ts';
import { readProse } from './read-prose.ts';
import type { SearchSource, SourcePlace } from './search-source.ts';

const MAX_FIELD_TEXT_LENGTH = 400;
const MAX_FIELDS = 120;
const MAX_VALUES = 40;
const MAX_SCOPES = 6;

/** The search terms of an API reference page. */
export function readApiPage(
  article: ApiArticle | TagArticle | OperationArticle | SchemaArticle,
  messages: PageMessages,
  tags: readonly string[] = [],
): SearchSource {
  switch (article.kind) {
    case 'api':
      return readOverview(article, messages);
    case 'tag':
      return { ...readProse(article.description), names: [] };
    case 'operation':
      return readOperation(article, tags);
    case 'schema':
      return readSchema(article);
  }
}

/** A continuation is found by its text. Its names and places belong to the page that it continues. */
export function readContinuation(
  article: ApiArticle | TagArticle | OperationArticle | SchemaArticle,
  messages: PageMessages,
): SearchSource {
  const { text, places } = readApiPage(article, messages);
  return { names: [], text: [text, ...places.map((place) => `${place.label} ${place.text}`)].join('\n'), places: [] };
}

function readOverview(api: ApiArticle, messages: PageMessages): SearchSource {
  const { text, places } = readProse(api.description);
  return {
    names: [],
    text: [api.summary ?? '', text].join('\n'),
    places: [
      ...places,
      ...api.securitySchemes.map(
        ({ id, name, type, description, flows }): SourcePlace => ({
          kind: 'heading',
          id,
          label: name,
          text: [
            type,
            toText(description),
            ...flows.flatMap(({ scopes }) => scopes.map(({ name: scope }) => scope)),
          ].join('\n'),
        }),
      ),
      {
        kind: 'heading',
        id: SECTION_IDS.servers,
        label: messages.servers,
        text: api.servers.map(({ url, description }) => `${url} ${toText(description)}`).join('\n'),
      },
    ],
  };
}

/**
 * An operation is indexed with its parameters and the first level of its bodies. Deeper properties are indexed on their
 * schema's page.
 */
function readOperation(operation: OperationArticle, tags: readonly string[]): SearchSource {
  const { text, places } = readProse(operation.description);
  const required = operation.security.flatMap(({ schemes }) => schemes.flatMap(({ scopes: all }) => all));
  const scopes = [...new Set(required.map(({ name }) => name))].slice(0, MAX_SCOPES);
  const fields = [
    ...operation.parameters.flatMap(({ parameters }) => parameters.flatMap((field) => readField(field, 'parameter'))),
    ...(operation.requestBody?.content ?? []).flatMap(readMediaType),
    // Error bodies are the same everywhere, and have their own page or guide.
    ...operation.responses.flatMap(({ status, content }) =>
      /^[45]/.test(status) ? [] : content.flatMap(readMediaType),
    ),
  ];
  return {
    names: [...(operation.operationId === null ? [] : [operation.operationId]), ...tags],
    scopes,
    text: [
      text,
      scopes.join(' '),
      toText(operation.deprecation),
      toText(operation.requestBody?.description ?? null),
    ].join('\n'),
    places: [...places, ...withoutRepetition(fields), ...operation.responses.map(readResponse)],
  };
}

function readSchema({ schema }: SchemaArticle): SearchSource {
  const { facts } = schema;
  return {
    names: facts.title === null ? [] : [facts.title],
    text: [toText(facts.description), ...facts.values.slice(0, MAX_VALUES).map(({ value }) => value)].join('\n'),
    places: withoutRepetition(topFields(schema).flatMap((field) => readField(field, 'property'))),
  };
}

function readResponse(response: Response): SourcePlace {
  return { kind: 'response', id: response.id, label: responseLabel(response), text: toText(response.description) };
}

function readMediaType({ schema }: MediaType): SourcePlace[] {
  return schema === null ? [] : topFields(schema).flatMap((field) => readField(field, 'property'));
}

/** The properties of a schema itself, including all branches; for a list, those of its items. */
function topFields({ children }: Schema): readonly Field[] {
  switch (children?.kind) {
    case 'object':
      return children.fields;
    case 'variants':
      return children.variants.branches.flatMap(({ schema }) => topFields(schema));
    case 'both':
      return [
        ...children.fields,
        ...children.variants.flatMap(({ branches }) => branches.flatMap(({ schema }) => topFields(schema))),
      ];
    default:
      return [];
  }
}

function readField(
  { id, facts: { name, description, values: all } }: Field,
  kind: 'parameter' | 'property',
): SourcePlace[] {
  const text = toText(description).slice(0, MAX_FIELD_TEXT_LENGTH);
  const values = all.slice(0, MAX_VALUES).map(
    ({ value, description: meaning }): SourcePlace => ({
      kind: 'value',
      id,
      label: `${name}: ${value}`,
      text: toText(meaning),
    }),
  );
  return [{ kind, id, label: name, text }, ...values];
}

/** Responses repeat the same fields. Only the first is indexed, because it has the explanation. */
function withoutRepetition(places: readonly SourcePlace[]): SourcePlace[] {
  const known = new Set<string>();
  const kept = places.filter(({ kind, label }) => {
    const isNew = !known.has(`${kind} ${label}`);
    known.add(`${kind} ${label}`);
    return isNew;
  });
  return kept.slice(0, MAX_FIELDS);
}

function toText(prose: Prose | null): string {
  return prose?.text ?? '';
}
