import { plain } from '../../../../../worker/model/markup/plain-markdown.ts';
import type { PageMessages } from '../../../../../worker/model/messages/messages.ts';
import type { MarkdownContext } from '../../../page.ts';
import { bullet, code, heading, joinBlocks, uncapitalize } from '../../../text/markdown/markdown-text.ts';
import { type Example, exampleBlock } from '../examples/example.ts';
import { fieldList, schemaBody, typeText } from '../schema/markdown.ts';
import type { Encoding, MediaType, RequestBody } from './model.ts';

/** The request body. `sample` is the sample request shown below it: examples that it already contains are left out. */
export function requestBodySection(body: RequestBody, sample: string, level: number, context: MarkdownContext): string {
  const { page } = context.messages;
  const sent = withoutSpace(sample);
  const content = body.content.map((mediaType) => ({
    ...mediaType,
    examples: mediaType.examples.filter(
      (example) => saysMore(example, page) || !sent.includes(withoutSpace(example.text)),
    ),
  }));
  return joinBlocks([
    heading(level, body.required ? `${page.requestBody} (${uncapitalize(page.required)})` : page.requestBody),
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

export function mediaTypes(content: readonly MediaType[], said: Set<string>, context: MarkdownContext): string[] {
  const { page } = context.messages;
  return content.flatMap(({ name, schema, encoding, examples }) => {
    const words =
      schema === null ? [] : [typeText(schema), schema.facts.deprecated ? uncapitalize(page.deprecated) : ''];
    const type = words.filter((word) => word !== '').join(' ');
    const body = schema === null ? '' : once(schemaBody(schema, context), said);
    return [
      `${code(name)}${type === '' ? '' : `, ${type}`}${body === '' ? '' : ':'}`,
      body,
      labelled(page.encoding, encoding.map((part) => encodingItem(part, context)).join('\n')),
      ...examples.map((example) => once(exampleBlock(example, context, examples.length === 1), said)),
    ];
  });
}

function encodingItem({ label, value, headers }: Encoding, context: MarkdownContext): string {
  const list = headers.length === 0 ? '' : `\n${fieldList(headers, context)}`;
  return bullet(`${[code(label), plain(value)].filter((text) => text !== '').join(': ')}${list}`);
}

export function labelled(label: string, list: string): string {
  return list === '' ? '' : `${label}:\n\n${list}`;
}

export function once(block: string, said: Set<string>): string {
  if (block === '' || said.has(block)) return '';
  said.add(block);
  return block;
}
