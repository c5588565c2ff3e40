import type { PageMessages } from '../../../worker/model/messages/page-messages.ts';
import type { Encoding, MediaType, RequestBody } from '../blocks/api/body/model.ts';
import type { Example } from '../blocks/api/examples/model.ts';
import type { Response, ResponseLink } from '../blocks/api/responses/model.ts';
import { responseLabel } from '../blocks/api/responses/model.ts';
import { toPageMarkdownHref } from '../text/markdown-hrefs.ts';
import { bullet, code, fence, heading, joinBlocks, link, oneLine } from '../text/markdown-text.ts';
import { isUsualError, type SchemaMarkdownContext } from './linked-schemas.ts';
import { fieldList, linkedTypeText, schemaBody, typeText } from './schema-fields.ts';
import { serverItem } from './server-item.ts';

/** The request body. `sample` is the sample request shown below it: examples that it already contains are left out. */
export function requestBodySection(
  body: RequestBody,
  sample: string,
  level: number,
  context: SchemaMarkdownContext,
): string {
  const { page } = context.messages;
  const sent = withoutSpace(sample);
  const content = body.content.map((mediaType) => ({
    ...mediaType,
    examples: mediaType.examples.filter(
      (example) => saysMore(example, page) || !sent.includes(withoutSpace(example.text)),
    ),
  }));
  return joinBlocks([
    heading(level, body.required ? `${page.requestBody} (${page.required.toLowerCase()})` : page.requestBody),
    body.description?.markdown ?? null,
    ...mediaTypes(content, new Set(), context),
  ]);
}

/** Whether an example has more to show than the text sent. */
function saysMore({ title, description: prose, externalValue }: Example, page: PageMessages): boolean {
  return title !== page.example || prose !== null || externalValue !== null;
}

function withoutSpace(text: string): string {
  return text.replace(/\s+/g, '');
}

/**
 * All responses. Content repeated from an earlier response, such as headers, appears only once. Errors whose body is a
 * named schema, which most operations share, become a list with links.
 */
export function responsesSection(
  responses: readonly Response[],
  level: number,
  context: SchemaMarkdownContext,
): string | null {
  const { page } = context.messages;
  if (responses.length === 0) return null;
  const said = new Set<string>();
  return joinBlocks([
    heading(level, page.responses),
    ...responses
      .filter((response) => !isUsualError(response))
      .flatMap((response) => [
        heading(level + 1, responseLabel(response)),
        response.description?.markdown ?? null,
        ...mediaTypes(response.content, said, context),
        once(labelled(page.headers, fieldList(response.headers, context)), said),
        labelled(page.links, response.links.map((item) => responseLink(item, context)).join('\n')),
      ]),
    ...errorList(responses, level + 1, context),
  ]);
}

function errorList(responses: readonly Response[], level: number, context: SchemaMarkdownContext): string[] {
  const { page } = context.messages;
  const errors = responses.filter(isUsualError);
  if (errors.length === 0) return [];
  const usualHeaders = new Set(
    responses.filter((response) => !errors.includes(response)).flatMap(({ headers }) => headers.map(nameOf)),
  );
  const types = errors.map(({ content }) =>
    content.map(({ name, schema }) => `${code(name)}${schema === null ? '' : `, ${linkedTypeText(schema, context)}`}`),
  );
  const [usual = ''] = types.map((type) => type.join('; '));
  const items = errors.map((error, index) => {
    const own = types[index]?.join('; ') ?? '';
    const headers = error.headers.map(nameOf).filter((name) => !usualHeaders.has(name));
    return bullet(
      [
        `${responseLabel(error)}${error.description === null ? '' : `: ${oneLine(error.description.markdown)}`}`,
        own === usual || own === '' ? '' : ` (${own})`,
        headers.length === 0 ? '' : ` (${page.headers.toLowerCase()}: ${headers.map(code).join(', ')})`,
      ].join(''),
    );
  });
  return [heading(level, page.errors), usual, items.join('\n')];
}

function nameOf({ facts }: Response['headers'][number]): string {
  return facts.name;
}

/** An example as sent, with its title if it has one. */
export function exampleBlock(example: Example, context: SchemaMarkdownContext): string {
  const { page } = context.messages;
  const { title, description: prose, text, language, externalValue } = example;
  return joinBlocks([
    title === page.example ? `${page.example}:` : `${page.example}: ${oneLine(title)}`,
    prose?.markdown ?? null,
    externalValue === null
      ? fence(text, language)
      : link(externalValue, /^https?:/.test(externalValue) ? externalValue : null),
  ]);
}

function mediaTypes(content: readonly MediaType[], said: Set<string>, context: SchemaMarkdownContext): string[] {
  const { page } = context.messages;
  return content.flatMap(({ name, schema, encoding, examples }) => {
    const type = schema === null ? '' : typeText(schema);
    const body = schema === null ? '' : once(schemaBody(schema, context), said);
    return [
      `${code(name)}${type === '' ? '' : `, ${type}`}${body === '' ? '' : ':'}`,
      body,
      labelled(page.encoding, encoding.map((part) => encodingItem(part, context)).join('\n')),
      ...examples.map((example) => once(exampleBlock(example, context), said)),
    ];
  });
}

function encodingItem({ label, value, headers }: Encoding, context: SchemaMarkdownContext): string {
  const list = headers.length === 0 ? '' : `\n${fieldList(headers, context)}`;
  return bullet(`${[code(label), value].filter((text) => text !== '').join(': ')}${list}`);
}

function responseLink(
  { name, description: prose, operation, parameters, server }: ResponseLink,
  { base, messages: { page, reference } }: SchemaMarkdownContext,
): string {
  const href = operation.href === null ? null : toPageMarkdownHref(operation.href, base);
  const facts = parameters.map(({ label, value }) => `${code(label)} = ${code(value)}`).join(', ');
  const text = prose === null ? '' : `: ${oneLine(prose.markdown)}`;
  const head = `${code(name)} → ${link(operation.label, href)}${facts === '' ? '' : ` ${reference.withValues(facts)}`}${text}`;
  return bullet(server === null ? head : `${head}\n${bullet(serverItem(server, page))}`);
}

function labelled(label: string, list: string): string {
  return list === '' ? '' : `${label}:\n\n${list}`;
}

function once(block: string, said: Set<string>): string {
  if (block === '' || said.has(block)) return '';
  said.add(block);
  return block;
}
