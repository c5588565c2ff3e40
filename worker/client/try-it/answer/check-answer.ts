import type { TryItMessages } from '../../../model/messages/messages.ts';
import { checkValue, type ValueFault } from '../../../request/check/check-value.ts';
import { describeFault } from '../../../request/check/describe-fault.ts';
import { findResponse } from '../../../request/mock/answer-mock.ts';
import { resolverOf } from '../../../request/try-it/prepare-request.ts';
import type { TryItAnswers } from '../../../request/try-it/record.ts';
import { parseMediaType } from '../../../request/value/media-type.ts';
import { h } from '../element.ts';
import type { ReadAnswer } from './answer-view.ts';

/** How an answer differs from what the page says; null where the description has no such status. */
export function checkAnswer({ answer, type, value }: ReadAnswer, answers: TryItAnswers): readonly ValueFault[] | null {
  const response = findResponse(answers, String(answer.status));
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

/** The verdict: pointers and what is expected there, never values. */
export function createVerdict(faults: readonly ValueFault[] | null, status: number, t: TryItMessages): HTMLElement {
  if (faults === null) return h('p', { className: 'try-verdict try-differs' }, t.undescribedStatus(status));
  if (faults.length === 0) return h('p', { className: 'try-verdict' }, t.matches);
  const rows = faults.map((fault) =>
    h('li', {}, h('code', {}, fault.pointer || '/'), ' ', describeFault(fault, t.faults)),
  );
  return h(
    'details',
    { className: 'try-verdict try-differs' },
    h('summary', {}, t.mismatches(faults.length)),
    h('ul', {}, ...rows),
  );
}
