import { OperationFinder } from './find-operation.ts';
import { numberOf, textOf } from './input-schema.ts';
import { lightenOperation } from './light-operation.ts';
import {
  maxTokens,
  OFFSET,
  objectSchema,
  readPage,
  suggestPages,
  type Tool,
  type ToolContext,
  ToolFault,
  takeText,
  text,
} from './tool.ts';

const INPUT = objectSchema(
  {
    operation: text('Id, method and path, or URL.', 2_000),
    fields: text('To read in full: "dueDate, lines.unitPrice".', 500, 0),
    offset: OFFSET,
    maxTokens: maxTokens(3_000),
  },
  ['operation'],
);

export function operationTool(context: ToolContext): Tool {
  const operations = new OperationFinder(context.manifest, context.redirects);
  return {
    name: 'get_operation',
    description: 'Reads an API operation: authorization, parameters, bodies, responses, curl.',
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
      const light = lightenOperation(await readPage(context, found, request), {
        maxTokens: tokens,
        labels: { ...context.page, ...messages },
        fields: textOf(values, 'fields')
          .split(/[\s,]+/)
          .filter((field) => field !== ''),
      });
      return takeText(light, { offset: numberOf(values, 'offset', INPUT), tokens, messages });
    },
  };
}
