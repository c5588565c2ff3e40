import type { MediaType, RequestBody } from '../../page/blocks/api/body/model.ts';
import type { CallbackOperation } from '../../page/blocks/api/callbacks/model.ts';
import type { Response } from '../../page/blocks/api/responses/model.ts';
import type { Schema } from '../../page/blocks/api/schema/model.ts';
import type { OperationArticle } from '../../page/kinds/api-articles.ts';

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
