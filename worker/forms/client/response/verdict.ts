import type { TryItMessages } from '../../../model/messages/try-it-messages.ts';
import type { ValueFault } from '../../check/checker.ts';
import { describeFault } from '../../check/describe-fault.ts';
import { h } from '../element.ts';

/** The verdict on a response: pointers and expectations, never values. */
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
