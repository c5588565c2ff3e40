import type { SourcePlace } from '../../../search/search-source.ts';
import { readContent } from '../body/search.ts';
import { type Response, responseLabel } from './model.ts';

/**
 * The fields of all responses, then the responses. Error bodies are the same everywhere, and have their own page or
 * guide.
 */
export function readResponses(responses: readonly Response[]): SourcePlace[] {
  return [
    ...responses.flatMap(({ status, content }) => (/^[45]/.test(status) ? [] : readContent(content))),
    ...responses.map(toPlace),
  ];
}

function toPlace(response: Response): SourcePlace {
  const { id, description } = response;
  return { kind: 'response', id, label: responseLabel(response), text: description?.text ?? '' };
}
