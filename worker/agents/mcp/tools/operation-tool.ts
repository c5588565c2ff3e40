import type { FoundPage } from '../../../model/records/pages/page-table.ts';
import { OperationFinder } from './find-operation.ts';
import { numberOf, textOf } from './input-schema.ts';
import { CHARACTERS_PER_TOKEN, lightenOperation } from './light-operation.ts';
import { splitSections } from './markdown-sections.ts';
import { findSamples } from './operation-samples.ts';
import {
  maxTokens,
  OFFSET,
  objectSchema,
  readHtml,
  readPage,
  suggestPages,
  type Tool,
  type ToolContext,
  ToolFault,
  type ToolRequest,
  takeText,
  text,
} from './tool.ts';

const FENCE = /(`{3,}).*\n[\s\S]*?\n\1/;

const INPUT = objectSchema(
  {
    operation: text('Id, method and path, or URL.', 2_000),
    fields: text('In full: "dueDate, lines.unitPrice".', 500, 0),
    language: text('Of the sample: python.', 30, 0),
    offset: OFFSET,
    maxTokens: maxTokens(3_000),
  },
  ['operation'],
);

export function operationTool(context: ToolContext): Tool {
  const operations = new OperationFinder(context.manifest, context.redirects);
  return {
    name: 'get_operation',
    description: 'Reads an API operation and a sample.',
    inputSchema: INPUT,
    isReadOnly: true,
    async call(values, request) {
      const name = textOf(values, 'operation').trim();
      const found = operations.find(name);
      if (found === null)
        throw new ToolFault(
          `There is no operation ${JSON.stringify(name.slice(0, 200))}. ${await suggestPages(context, name, request)}`,
        );
      const tokens = numberOf(values, 'maxTokens', INPUT);
      const { messages } = context;
      const whole = await readPage(context, found, request);
      const language = textOf(values, 'language').trim();
      const sampled =
        language === '' ? { text: whole, note: '' } : await withSamples(context, found, request, { whole, language });
      const offset = numberOf(values, 'offset', INPUT);
      const light = lightenOperation(sampled.text, {
        // Only the shortest text goes on, whatever the budget of its first part was.
        maxTokens: offset > 0 ? 0 : tokens - sampled.note.length / CHARACTERS_PER_TOKEN,
        labels: { ...context.page, ...messages },
        fields: textOf(values, 'fields')
          .split(/[\s,]+/)
          .filter((field) => field !== ''),
      });
      return takeText(light + sampled.note, { offset, tokens, messages });
    },
  };
}

/** The Markdown with the samples of a language in place of its one sample. The article has all of them, from the same build. */
async function withSamples(
  context: ToolContext,
  found: FoundPage,
  request: ToolRequest,
  { whole, language }: { readonly whole: string; readonly language: string },
): Promise<{ readonly text: string; readonly note: string }> {
  const { samples, languages } = findSamples(await readHtml(context, found, request), language);
  if (samples.length === 0) {
    const known = languages.length === 0 ? '' : ` There are ${languages.join(', ')}.`;
    return { text: whole, note: `\nThere is no sample in ${JSON.stringify(language)}.${known}\n` };
  }
  const sections = splitSections(whole).map(({ title, text: own }) =>
    title === context.page.exampleRequest ? own.replace(FENCE, () => samples.join('\n\n')) : own,
  );
  return { text: sections.join('\n'), note: '' };
}
