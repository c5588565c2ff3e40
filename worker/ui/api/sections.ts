import type { OperationArticle, OperationCard } from '../../model/api/api-articles.ts';
import type { Response } from '../../model/api/api-messages.ts';
import type { FieldFacts } from '../../model/api/api-schema.ts';
import type { Server } from '../../model/api/api-servers.ts';
import type { PageMessages } from '../../model/messages/page-messages.ts';
import type { Heading } from '../../model/parts.ts';

/** Fragment ids of the fixed sections of API pages. All other ids are part of the data. */
export const SECTION_IDS = {
  authorization: 'authorization',
  callbacks: 'callbacks',
  contact: 'contact',
  operations: 'operations',
  requestBody: 'request-body',
  responseExamples: 'response-examples',
  responses: 'responses',
  samples: 'samples',
  properties: 'schema-properties',
  schemas: 'schemas',
  servers: 'servers',
  usedBy: 'used-by',
} as const;

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

/** Whether two names differ only in case and punctuation: `Invoice Id` and `invoiceId`. */
export function isSameName(a: string, b: string): boolean {
  const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return letters(a) === letters(b);
}

/** Whether a server has nothing but a URL. */
export function isPlainServer({ name, description, variables }: Server): boolean {
  return name === null && description === null && variables.length === 0;
}

/** `404 Not Found` */
export function responseLabel({ status, title }: Response): string {
  return title === '' || title === status ? status : `${status} ${title}`;
}

/** Whether a field's title adds information to its name and description. `Invoice Id` for `invoiceId` does not. */
export function hasOwnTitle({ title, name, description, type }: FieldFacts): boolean {
  return (
    title !== null && description === null && !isSameName(title, name) && type.every(({ label }) => label !== title)
  );
}
