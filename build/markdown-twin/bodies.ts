import type { Example, MediaType, RequestBody, Response, ResponseLink } from '../../worker/model/api.ts';
import { en } from '../../worker/model/strings.ts';
import { responseLabel } from '../../worker/ui/api/sections.ts';
import { bullet, code, fence, heading, joinBlocks, link, oneLine } from './blocks.ts';
import { description, type TwinContext } from './description.ts';
import { toMarkdownHref } from './hrefs.ts';
import { fieldList, schemaBody, typeText } from './schema-fields.ts';

export function requestBodySection(body: RequestBody, level: number, context: TwinContext): string {
  return joinBlocks([
    heading(level, body.required ? `${en.requestBody} (${en.required.toLowerCase()})` : en.requestBody),
    description(body.description, level + 1, context),
    ...mediaTypes(body.content, new Set(), context),
  ]);
}

/** Every response; what one repeats of an earlier one, such as headers or the body of an error, is said once. */
export function responsesSection(responses: readonly Response[], level: number, context: TwinContext): string | null {
  if (responses.length === 0) return null;
  const said = new Set<string>();
  return joinBlocks([
    heading(level, en.responses),
    ...responses.map((response) =>
      joinBlocks([
        heading(level + 1, responseLabel(response)),
        description(response.description, level + 2, context),
        ...mediaTypes(response.content, said, context),
        headers(response, said, context),
        response.links.length === 0
          ? null
          : `${en.links}:\n\n${response.links.map((item) => responseLink(item, context)).join('\n')}`,
      ]),
    ),
  ]);
}

function mediaTypes(content: readonly MediaType[], said: Set<string>, context: TwinContext): string[] {
  return content.flatMap(({ name, schema, encoding, examples }) => {
    const type = schema === null ? '' : typeText(schema);
    const body = schema === null ? '' : schemaBody(schema, context);
    return [
      `${code(name)}${type === '' ? '' : `, ${type}`}${body === '' ? '' : ':'}`,
      once(body, said),
      encoding.length === 0
        ? ''
        : `${en.encoding}:\n\n${encoding.map(({ label, value }) => bullet(`${code(label)}: ${value}`)).join('\n')}`,
      ...examples.map((example) => once(exampleBlock(example, context), said)),
    ];
  });
}

/** An example as it travels, under its title when it has one of its own. */
export function exampleBlock(
  { title, description: html, text, language, externalValue }: Example,
  context: TwinContext,
): string {
  const label = title === en.example ? en.example : `${en.example}: ${oneLine(title)}`;
  return joinBlocks([
    `${label}:`,
    description(html, 6, context),
    externalValue === null
      ? fence(text, language)
      : link(externalValue, /^https?:/.test(externalValue) ? externalValue : null),
  ]);
}

function headers(response: Response, said: Set<string>, context: TwinContext): string | null {
  if (response.headers.length === 0) return null;
  const list = fieldList(response.headers, context);
  if (said.has(list)) return null;
  said.add(list);
  return `${en.headers}:\n\n${list}`;
}

function responseLink({ name, description: html, operation, parameters }: ResponseLink, context: TwinContext): string {
  const href = operation.href === null ? null : toMarkdownHref(operation.href, context.base);
  const facts = parameters.map(({ label, value }) => `${code(label)} = ${code(value)}`).join(', ');
  const text = html === null ? '' : `: ${oneLine(context.toMarkdown(html))}`;
  return bullet(`${code(name)} → ${link(operation.label, href)}${facts === '' ? '' : ` with ${facts}`}${text}`);
}

function once(block: string, said: Set<string>): string {
  if (block === '' || said.has(block)) return '';
  said.add(block);
  return block;
}
