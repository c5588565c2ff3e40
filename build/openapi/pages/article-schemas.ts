import type { OperationArticle } from '../../../worker/model/api/api-articles.ts';
import type { CallbackOperation, MediaType, RequestBody, Response } from '../../../worker/model/api/api-messages.ts';
import type { Schema } from '../../../worker/model/api/api-schema.ts';

type Message = Pick<CallbackOperation, 'parameters' | 'requestBody' | 'responses'>;

/** The schemas whose trees an operation's page shows, in page order. */
export function schemasOfOperation({
  callbacks,
  ...message
}: Message & Pick<OperationArticle, 'callbacks'>): readonly Schema[] {
  return [...schemasOfMessage(message), ...callbacks.flatMap(({ operations }) => operations.flatMap(schemasOfMessage))];
}

export function schemasOfMessage({ parameters, requestBody, responses }: Message): readonly Schema[] {
  return [
    ...parameters.flatMap((group) => group.parameters),
    ...(requestBody === null ? [] : schemasOfBody(requestBody)),
    ...responses.flatMap(schemasOfResponse),
  ];
}

export function schemasOfBody({ content }: RequestBody | Response): readonly Schema[] {
  return content.flatMap(({ schema, encoding }: MediaType) => [
    ...(schema === null ? [] : [schema]),
    ...encoding.flatMap(({ headers }) => headers),
  ]);
}

export function schemasOfResponse(response: Response): readonly Schema[] {
  return [...response.headers, ...schemasOfBody(response)];
}
