import type { PageMessages } from '../../../worker/model/messages/page-messages.ts';
import type { Heading } from '../../../worker/model/parts.ts';
import type { OperationCard } from '../blocks/api/operation-list/model.ts';
import { responseLabel } from '../blocks/api/responses/model.ts';
import { SECTION_IDS } from '../blocks/api/section-ids.ts';
import type { OperationArticle } from './api-articles.ts';

/** The table of contents of an operation, without the samples, which are in their own column. */
export function operationHeadings(operation: Omit<OperationArticle, 'headings'>, t: PageMessages): Heading[] {
  const { security, parameters, requestBody, responses, callbacks } = operation;
  const headings: Heading[] = [];
  const add = (level: number, id: string, text: string): void => {
    headings.push({ id, text, level });
  };
  if (security.length > 0) add(2, SECTION_IDS.authorization, t.authorization);
  for (const { id, title } of parameters) add(2, id, title);
  if (requestBody !== null) add(2, SECTION_IDS.requestBody, t.requestBody);
  if (responses.length > 0) add(2, SECTION_IDS.responses, t.responses);
  for (const response of responses) add(3, response.id, responseLabel(response));
  if (callbacks.length > 0) add(2, SECTION_IDS.callbacks, t.callbacks);
  for (const { id, name } of callbacks) add(3, id, name);
  return headings;
}

/** The table of contents of the page of a schema with properties; empty if there is only one section. */
export function schemaHeadings(usedBy: readonly OperationCard[], t: PageMessages): Heading[] {
  if (usedBy.length === 0) return [];
  return [
    { id: SECTION_IDS.properties, text: t.properties, level: 2 },
    { id: SECTION_IDS.usedBy, text: t.usedBy, level: 2 },
  ];
}
