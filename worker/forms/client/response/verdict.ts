import type { TryItMessages } from '../../../model/messages/try-it-messages.ts';
import { describeFault } from '../../check/describe-fault.ts';
import type { Verdict } from '../../response/check-response.ts';
import { describeUnchecked } from '../../response/describe-unchecked.ts';
import { h } from '../element.ts';

/** The verdict on a response: pointers and expectations, never values. Only a success can be good. */
export function createVerdict(verdict: Verdict | null, status: number, t: TryItMessages): HTMLElement {
  if (verdict === null) return h('p', { className: 'try-verdict try-differs' }, t.undescribedStatus(status));
  const { faults, unchecked } = verdict;
  const rules = [...new Set(unchecked.map((one) => describeUnchecked(one, t.unchecked)))];
  const notes = [
    ...(status < 400 ? [] : [t.documentedError(status)]),
    ...(faults.length === 0 && (status < 400 || rules.length > 0) ? [t.matches] : []),
    ...(rules.length === 0 ? [] : [t.notChecked(rules)]),
  ];
  const isGood = faults.length === 0 && status < 400 && rules.length === 0;
  if (faults.length === 0) return h('p', { className: `try-verdict${isGood ? '' : ' try-open'}` }, notes.join(' '));
  const rows = faults.map((fault) =>
    h('li', {}, h('code', {}, fault.pointer || '/'), ' ', describeFault(fault, t.faults)),
  );
  return h(
    'details',
    { className: 'try-verdict try-differs' },
    h('summary', {}, [...(status < 400 ? [] : [t.documentedError(status)]), t.mismatches(faults.length)].join(' ')),
    h('ul', {}, ...rows),
    ...(rules.length === 0 ? [] : [h('p', {}, t.notChecked(rules))]),
  );
}
