import { FragmentIds } from '../../../base/fragment-ids.ts';
import { suggest } from '../../../base/report/nearest.ts';
import type { Field } from '../../../page/blocks/api/schema/model.ts';
import { MAX_OPEN_VALUES } from '../../../page/blocks/api/schema/model.ts';
import type {
  EmbeddedField,
  EmbeddedOperation,
  EmbeddedOverview,
  EmbeddedSample,
  EmbeddedSchema,
  EmbedKinds,
} from '../../../page/blocks/api-embeds.ts';
import { summarize } from '../../../page/text/summary.ts';
import { ApiWarnings } from '../../core/api-warnings.ts';
import type { OperationSource } from '../../core/operations/collect-operations.ts';
import type { ParsedDescription } from '../../core/parsed-description.ts';
import { compileOperation } from '../../pages/compile/compile-operation.ts';
import { compileSchemaPage } from '../../pages/compile/compile-schema-page.ts';
import { toTagCard } from '../../pages/compile/compile-tag.ts';
import { readSecuritySchemes } from '../../pages/security.ts';
import { readServers } from '../../pages/servers.ts';
import { SubpageRegistry } from '../../pages/subpages.ts';
import { type ApiOptions, openApi } from '../compile-api.ts';

/** The parts of one description that guides can embed. Findings are reported with its own pages. */
export class ApiEmbeds {
  readonly #api: ReturnType<typeof openApi>;

  /** Paths exclude the site's base, as in guides. */
  constructor(parsed: ParsedDescription, options: ApiOptions) {
    this.#api = openApi(parsed, { ...options, base: '' }, new ApiWarnings());
  }

  /** Returns null for an unknown id. */
  find<Kind extends keyof EmbedKinds>(kind: Kind, id: string): EmbedKinds[Kind] | null {
    const find = {
      operation: () => this.#operation(id),
      schema: () => this.#schema(id),
      sample: () => this.#sample(id),
      overview: () => this.#overview(id),
    };
    return find[kind]() as EmbedKinds[Kind] | null;
  }

  ids(kind: keyof EmbedKinds): readonly string[] {
    const { context, outline } = this.#api;
    if (kind === 'overview') return [context.config.id];
    if (kind === 'schema') return [...outline.schemaPaths.keys()];
    return outline.operations.flatMap((source) => [
      ...(source.operationId === null ? [] : [source.operationId]),
      lineOf(source),
    ]);
  }

  #findOperation(id: string): OperationSource | null {
    const { operations } = this.#api.outline;
    return (
      operations.find(({ operationId }) => operationId === id) ?? operations.find((each) => lineOf(each) === id) ?? null
    );
  }

  #operation(id: string): EmbeddedOperation | null {
    const source = this.#findOperation(id);
    return source === null ? null : this.#describe(source);
  }

  #describe(source: OperationSource): EmbeddedOperation {
    const { context, outline } = this.#api;
    const { title, method, pathTemplate, operation } = source;
    const summary = context.markdown.summarize(operation.text('description') ?? '');
    return { title, method, pathTemplate, summary, path: outline.paths.get(source) ?? outline.overviewPath };
  }

  #sample(id: string): EmbeddedSample | null {
    const source = this.#findOperation(id);
    return source === null ? null : this.#request(source);
  }

  #request(source: OperationSource): EmbeddedSample {
    const { samples } = compileOperation(source, this.#api.context, new SubpageRegistry(''), {}).whole;
    return {
      samples: (samples[0]?.groups ?? []).flatMap(({ id: language, label, samples: [first] }) =>
        first === undefined ? [] : [{ id: language, label, language: first.language, code: first.code }],
      ),
    };
  }

  #overview(id: string): EmbeddedOverview | null {
    const { context, outline, root } = this.#api;
    const { config, markdown, messages } = context;
    if (id !== config.id) return null;
    const { page, reference } = messages;
    const info = root.get('info');
    const schemes = readSecuritySchemes(root, { markdown, messages: reference }, new FragmentIds([]));
    const operations = outline.operations.filter(({ kind }) => kind !== 'webhook');
    const first = [...operations].sort((a, b) => needsOf(a) - needsOf(b))[0];
    return {
      summary: info.trimmed('summary') ?? markdown.summarize(info.text('description') ?? ''),
      facts: [
        {
          label: page.servers,
          values: readServers([root], context).map(({ url, description }) => {
            return { text: url, isCode: true, note: description?.text ?? '' };
          }),
        },
        {
          label: page.authorization,
          values: schemes.map(({ name, type }) => ({ text: name, isCode: false, note: type })),
        },
      ],
      groups: outline.tags
        .filter((tag) => tag.operations.length > 0)
        .map((tag) => toTagCard(tag, markdown, { base: '', messages })),
      first: first === undefined ? null : { ...this.#describe(first), ...this.#request(first) },
    };
  }

  #schema(name: string): EmbeddedSchema | null {
    const { context, outline, root } = this.#api;
    const path = outline.schemaPaths.get(name);
    if (path === undefined) return null;
    const schema = root.get('components').get('schemas').raw(name);
    const { children } = compileSchemaPage({ name, schema, usedBy: [] }, context, new SubpageRegistry(path)).whole
      .schema;
    const fields = children?.kind === 'object' || children?.kind === 'both' ? children.fields : [];
    const { reference, page } = context.messages;
    return {
      name,
      path,
      columns: reference.fieldColumns,
      fields: fields.map((field) => toField(field, page.required)),
    };
  }
}

function toField({ facts }: Field, required: string): EmbeddedField {
  const { name, type, description, values } = facts;
  return {
    name,
    required: facts.required ? required : '',
    type: type.map(({ label, href }) => ({ label, path: href?.startsWith('/') === true ? href : null })),
    text: summarize(description),
    values: values.length > MAX_OPEN_VALUES ? [] : values.map(({ value }) => value),
  };
}

/** Reads before writes, and lists before what needs an id. */
function needsOf({ method, pathTemplate }: OperationSource): number {
  return (method === 'GET' ? 0 : 2) + (pathTemplate.includes('{') ? 1 : 0);
}

function lineOf({ method, pathTemplate }: OperationSource): string {
  return `${method} ${pathTemplate}`;
}

/**
 * Finds the part that a guide names, in the given API or in the first one that has it. Otherwise returns the reason why
 * it cannot be shown.
 */
export function findEmbed<Kind extends keyof EmbedKinds>(
  apis: ReadonlyMap<string, ApiEmbeds | null>,
  [kind, id, api]: readonly [kind: Kind, id: string, api: string | null],
): EmbedKinds[Kind] | { readonly fault: string } {
  if (apis.size === 0) return { fault: 'this site has no APIs. Add one to "apis" in site.yaml.' };
  if (api !== null && !apis.has(api)) {
    const hint = suggest(api, apis.keys()) || `. The APIs are ${[...apis.keys()].join(', ')}.`;
    return { fault: `there is no API ${JSON.stringify(api)}${hint}` };
  }
  const searched = [...apis].filter(([name]) => api === null || name === api).map(([, embeds]) => embeds);
  for (const embeds of searched) {
    const found = embeds?.find(kind, id) ?? null;
    if (found !== null) return found;
  }
  if (searched.includes(null)) return { fault: 'the API description cannot be read.' };
  const known = searched.flatMap((embeds) => embeds?.ids(kind) ?? []);
  const what = { schema: 'schema', overview: 'API', operation: 'operation', sample: 'operation' }[kind];
  const example = {
    schema: 'the name of a schema',
    overview: 'the id of an API in site.yaml',
    operation: 'an operationId, or a method and a path such as "GET /invoices"',
    sample: 'an operationId, or a method and a path such as "GET /invoices"',
  }[kind];
  return { fault: `there is no such ${what}${suggest(id, known) || `. Use ${example}.`}` };
}
