import { findResponse } from '../try-it/find-response.ts';
import { resolverOf } from '../try-it/prepare-request.ts';
import type { TryItAnswers } from '../try-it/record.ts';
import { parseMediaType } from '../value/media-type.ts';
import { checkValue, type ValueFault } from './check-value.ts';

/** What is looked at of an answer; `value` is undefined for what is not JSON. */
export interface CheckedAnswer {
  readonly status: number;
  readonly type: string;
  readonly value: unknown;
}

/** How an answer differs from what the description says; null where it has no such status. */
export function checkAnswer(
  { status, type, value }: CheckedAnswer,
  answers: TryItAnswers,
): readonly ValueFault[] | null {
  const response = findResponse(answers, String(status));
  if (response === null) return null;
  const { type: main, subtype } = parseMediaType(type);
  const content = response.content.find((one) => {
    const described = parseMediaType(one.type);
    return described.type === main && described.subtype === subtype;
  });
  if (content === undefined || value === undefined) return [];
  return checkValue(value, content.schema, {
    resolveRef: resolverOf(answers.$defs),
    direction: 'response',
    strict: true,
  });
}
