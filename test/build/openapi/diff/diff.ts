import { describeChange } from '../../../../build/openapi/diff/change-text.ts';
import { diffDescriptions } from '../../../../build/openapi/diff/diff-descriptions.ts';
import { parseDescription } from '../../../../build/openapi/read/text/parse-description.ts';
import { findMessages } from '../../../../worker/model/messages/find-messages.ts';

/** Changes between two descriptions as text: `breaking: …`. */
export function diff(before: string, after: string): string[] {
  const [old, now] = [before, after].map((text) => parseDescription('api.yaml', `openapi: 3.1.0\n${text}`).root);
  if (old === undefined || now === undefined) return [];
  return diffDescriptions(old, now).changes.map(
    (change) => `${change.severity}: ${describeChange(change, findMessages('en').reference)}`,
  );
}

/** The same for a schema that is used in a request and in a response. */
export function diffSchemas(before: string, after: string): { request: string[]; response: string[] } {
  const request = (schema: string): string =>
    `paths: { /x: { post: { requestBody: { content: { application/json: { schema: ${schema} } } } } } }`;
  const response = (schema: string): string =>
    `paths: { /x: { get: { responses: { "200": { content: { application/json: { schema: ${schema} } } } } } } }`;
  const strip = (change: string): string => change.replace(/`(?:POST|GET) \/x`: /, '');
  return {
    request: diff(request(before), request(after)).map(strip),
    response: diff(response(before), response(after)).map(strip),
  };
}
