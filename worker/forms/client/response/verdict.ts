import type { TryItMessages } from '../../../model/messages/messages.ts';
import type { CheckResult } from '../../check/check-value.ts';
import { describeFault } from '../../check/describe-fault.ts';
import { describeUnchecked } from '../../response/describe-unchecked.ts';
import { h } from '../element.ts';

/** The verdict on a response: pointers and expectations, never values. Only a success can be good. */
export function createVerdict(verdict: CheckResult | null, status: number, t: TryItMessages): HTMLElement {
  if (verdict === null) return h('p', { className: 'try-verdict try-differs' }, t.undescribedStatus(status));
  const { faults, unchecked } = verdict;
  const rules = [...new Set(unchecked.map((one) => describeUnchecked(one, t.unchecked)))];
  const error = status < 400 ? [] : [t.documentedError(status), findRemedy(status, t)];
  const notes = [
    ...error,
    ...(faults.length === 0 && (status < 400 || rules.length > 0) ? [t.matches] : []),
    ...(rules.length === 0 ? [] : [t.notChecked(rules)]),
  ];
  const isGood = faults.length === 0 && status < 400 && rules.length === 0;
  const kind = isGood ? '' : status < 400 ? ' try-open' : ' try-error';
  if (faults.length === 0) return h('p', { className: `try-verdict${kind}` }, notes.join(' '));
  const rows = faults.map((fault) =>
    h('li', {}, h('code', {}, fault.pointer || '/'), ' ', describeFault(fault, t.faults)),
  );
  return h(
    'details',
    { className: 'try-verdict try-differs' },
    h('summary', {}, [...error, t.mismatches(faults.length)].join(' ')),
    h('ul', {}, ...rows),
    ...(rules.length === 0 ? [] : [h('p', {}, t.notChecked(rules))]),
  );
}

/** What to do about an error, by its status or else by its class. */
function findRemedy(status: number, { remedies }: TryItMessages): string {
  return remedies[status] ?? remedies[Math.floor(status / 100)] ?? '';
}
