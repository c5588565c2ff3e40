import type { MediaType } from '../../../../build/page/blocks/api/body/model.ts';
import type { Response } from '../../../../build/page/blocks/api/responses/model.ts';
import type { SampleSet } from '../../../../build/page/blocks/api/samples/model.ts';
import type { Field, FieldFacts, Schema, SchemaFacts } from '../../../../build/page/blocks/api/schema/model.ts';
import type { Prose } from '../../../../build/page/description/prose.ts';
import type { OperationArticle } from '../../../../build/page/kinds/operation-page.tsx';
import type { SafeHtml } from '../../../../worker/model/markup/safe-html.ts';

/** Markup that a test declares safe. */
function html(text: string): SafeHtml {
  return text as SafeHtml;
}

/** A description with that markup. */
export function prose(text: string): Prose {
  return {
    html: html(text),
    markdown: text,
    text,
    sections: [],
    leadLength: /^<p>[^<]*<\/p>/.exec(text)?.[0].length ?? 0,
  };
}

type Use<Facts> = Partial<Facts & Omit<Schema, 'facts'>>;

export function schema({ children = null, valuesAt = null, ...facts }: Use<SchemaFacts> = {}): Schema {
  return { facts: { ...FACTS, ...facts }, children, valuesAt };
}

/** A field with its name as id. */
export function field(name: string, { children = null, valuesAt = null, ...facts }: Use<FieldFacts> = {}): Field {
  return { id: name, facts: { ...FACTS, ...FIELD_FACTS, name, ...facts }, children, valuesAt };
}

const FACTS: SchemaFacts = {
  type: [{ label: 'string', href: null }],
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
};

const FIELD_FACTS = { required: false, deprecation: null, badges: [], wire: null, namedExamples: [] };

/** `count` typical fields: a type, a sentence, and a limit on every second one. */
export function fields(prefix: string, count: number): Field[] {
  return Array.from({ length: count }, (_, index) =>
    field(`${prefix}-${index}`, {
      description: prose('<p>What it is, in one sentence.</p>'),
      constraints: index % 2 === 0 ? ['at most 500 characters'] : [],
    }),
  );
}

export function json(id: string, properties: readonly Field[]): MediaType {
  return {
    id: `${id}-content`,
    name: 'application/json',
    schema: schema({ children: { kind: 'object', fields: properties, more: null } }),
    encoding: [],
    examples: [
      {
        id: `${id}-example`,
        title: 'Example',
        summary: null,
        description: null,
        text: '{}',
        language: 'json',
        externalValue: null,
      },
    ],
  };
}

export function response(status: string, facts: Partial<Response> = {}): Response {
  return {
    id: `response-${status}`,
    status,
    title: '',
    description: null,
    headers: [],
    content: [],
    links: [],
    ...facts,
  };
}

/** Four languages, each as plain HTTP and with the SDK. */
export function eightSamples(): SampleSet[] {
  const groups = ['curl', 'javascript', 'php', 'python'].map((id) => ({
    id,
    label: id,
    samples: ['http', 'sdk'].map((variant) => ({
      id: variant,
      label: variant,
      language: id,
      code: `${id} ${variant}`,
    })),
  }));
  return [{ id: 'request-1', title: 'Example', answer: null, groups }];
}

export function operation(facts: Partial<OperationArticle> = {}): OperationArticle {
  return {
    title: 'List invoices',
    method: 'GET',
    pathTemplate: '/invoices',
    webhook: false,
    operationId: null,
    deprecated: false,
    deprecation: null,
    badges: [],
    text: { prose: null, headings: [], pieces: [] },
    externalDocs: null,
    servers: [],
    security: [],
    parameters: [],
    requestBody: null,
    responses: [],
    callbacks: [],
    samples: [],
    ...facts,
  };
}

export function countElements(markup: string): number {
  return markup.match(/<[a-z]/g)?.length ?? 0;
}

/** Text as a reader sees it, with collapsed white space. */
export function textOf(markup: string): string {
  return markup
    .replace(/<(?:p|li|div|dt|dd|h\d|section|details|summary|ul|dl)\b[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
