import type { MarkdownContext } from '../../../page.ts';
import { code, heading, joinBlocks } from '../../../text/markdown-text.ts';
import { requestBodySection } from '../body/markdown.ts';
import { parameterSections } from '../parameters/markdown.ts';
import { responsesSection } from '../responses/markdown.ts';
import type { Callback } from './model.ts';

/** All requests that the API sends back; null if there are none. */
export function callbackSection(callbacks: readonly Callback[], context: MarkdownContext): string | null {
  const { page } = context.messages;
  if (callbacks.length === 0) return null;
  return joinBlocks([
    heading(2, page.callbacks),
    ...callbacks.flatMap(({ name, operations }) =>
      operations.map((operation) =>
        joinBlocks([
          heading(3, `${name}: ${operation.title}`),
          code(`${operation.method} ${operation.expression}`),
          operation.description?.markdown ?? null,
          ...parameterSections(operation.parameters, 4, context),
          operation.requestBody === null ? null : requestBodySection(operation.requestBody, '', 4, context),
          responsesSection(operation.responses, 4, context),
        ]),
      ),
    ),
  ]);
}
