import type { ValueFault } from '../check/checker.ts';
import { toReport } from '../response/mismatch-report.ts';

/** Reports to the operator, who opted in, how a response differs: pointers and types. Not awaited. */
export function reportMismatch(sendHref: string, status: number, faults: readonly ValueFault[] | null): void {
  const report = toReport(status, faults);
  if (report === null) return;
  void fetch(sendHref.replace('/send/', '/report/'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => {
    // A lost report does not concern the reader.
  });
}
