import { plain } from '../../../../../worker/model/markup/plain-markdown.ts';
import type { MarkdownContext } from '../../../page.ts';
import {
  bullet,
  code,
  heading,
  joinBlocks,
  link,
  oneLine,
  proseLine,
  toPageMarkdownHref,
} from '../../../text/markdown/markdown-text.ts';
import { labelled, mediaTypes, once } from '../body/markdown.ts';
import type { Example } from '../examples/example.ts';
import { hasPage } from '../schema/linked-schemas.ts';
import { fieldList, linkedTypeText } from '../schema/markdown.ts';
import { serverItem } from '../servers/block.tsx';
import { type Response, type ResponseLink, responseLabel } from './model.ts';

/** The most examples of one error, and the characters of the longest that its line contains. */
const MAX_EXAMPLES = 20;
const MAX_EXAMPLE_LENGTH = 240;

/**
 * All responses. Content repeated from an earlier response, such as headers, appears only once. Errors whose body is a
 * named schema, which most operations share, become a list with links and the examples that have a name.
 */
export function responsesSection(
  responses: readonly Response[],
  level: number,
  context: MarkdownContext,
): string | null {
  const { page } = context.messages;
  if (responses.length === 0) return null;
  const said = new Set<string>();
  return joinBlocks([
    heading(level, page.responses),
    ...responses
      .filter((response) => !isUsualError(response))
      .flatMap((response) => [
        heading(level + 1, plain(responseLabel(response))),
        response.description?.markdown ?? null,
        ...mediaTypes(response.content, said, context),
        once(labelled(page.headers, fieldList(response.headers, context)), said),
        labelled(page.links, response.links.map((item) => responseLink(item, context)).join('\n')),
      ]),
    ...errorList(responses, level + 1, context),
  ]);
}

/** Whether a response is an error whose body is a named schema, so that the schema's page describes it completely. */
export function isUsualError({ status, content, links }: Response): boolean {
  return (
    /^[45]/.test(status) && links.length === 0 && content.every(({ schema }) => schema !== null && hasPage(schema))
  );
}

function errorList(responses: readonly Response[], level: number, context: MarkdownContext): string[] {
  const { page } = context.messages;
  const errors = responses.filter(isUsualError);
  if (errors.length === 0) return [];
  const others = responses.filter((response) => !errors.includes(response));
  const said = new Map(
    others.flatMap(({ headers }) => headers.map((header) => [fieldList([header], context), ''] as const)),
  );
  const types = errors.map(({ content }) =>
    content.map(({ name, schema }) => `${code(name)}${schema === null ? '' : `, ${linkedTypeText(schema, context)}`}`),
  );
  const [usual = ''] = types.map((type) => type.join('; '));
  const items = errors.map((error, index) => {
    const own = types[index]?.join('; ') ?? '';
    return bullet(
      [
        `${plain(responseLabel(error))}${error.description === null ? '' : `: ${proseLine(error.description.markdown)}`}`,
        own === usual || own === '' ? '' : ` (${own})`,
        headerText(error, said, context),
        ...namedExamples(error, page.example).map((example) => `\n${bullet(exampleItem(example))}`),
      ].join(''),
    );
  });
  return [heading(level, page.errors), usual, items.join('\n')];
}

/**
 * The headers of an error: in full, or by their names if an earlier error has them. Not those of other responses.
 * `said`: each header in full, with the name that is enough for it.
 */
function headerText({ headers }: Response, said: Map<string, string>, context: MarkdownContext): string {
  const { page, reference } = context.messages;
  const items = headers.map((header) => ({ name: code(header.facts.name), text: fieldList([header], context) }));
  const names = items.map(({ text }) => said.get(text) ?? '').filter((name) => name !== '');
  const texts = items.filter(({ text }) => !said.has(text)).map(({ text }) => text);
  for (const { name, text } of items) if (!said.has(text)) said.set(text, name);
  return [
    names.length === 0 ? '' : ` (${reference.inText.headers}: ${names.join(', ')})`,
    texts.length === 0 ? '' : `\n${bullet(`${page.headers}:\n${texts.join('\n')}`)}`,
  ].join('');
}

/** The examples of an error that their author named, in the first media type that has them: each is another way to fail. */
function namedExamples({ content }: Response, unnamed: string): Example[] {
  const named = content.flatMap(({ examples }) => examples.filter(({ title }) => title !== unnamed));
  return [...new Map(named.toReversed().map((example) => [example.title, example])).values()]
    .toReversed()
    .slice(0, MAX_EXAMPLES);
}

function exampleItem({ title, description: prose, text, language }: Example): string {
  const isShort = language === 'json' && oneLine(text).length <= MAX_EXAMPLE_LENGTH;
  const said = prose === null ? '' : `: ${proseLine(prose.markdown)}`;
  return `${plain(title)}${said}${isShort ? ` ${code(text)}` : ''}`;
}

function responseLink(
  { name, description: prose, operation, parameters, server }: ResponseLink,
  { base, messages: { page, reference } }: MarkdownContext,
): string {
  const href = operation.href === null ? null : toPageMarkdownHref(operation.href, base);
  const facts = parameters.map(({ label, value }) => `${code(label)} = ${code(value)}`).join(', ');
  const text = prose === null ? '' : `: ${proseLine(prose.markdown)}`;
  const head = `${code(name)} → ${link(operation.label, href)}${facts === '' ? '' : ` ${reference.withValues(facts)}`}${text}`;
  return bullet(server === null ? head : `${head}\n${bullet(serverItem(server, page))}`);
}
