import { toReport } from '../../request/answer/mismatch-report.ts';
import type { ValueFault } from '../../request/check/check-value.ts';

/** Tells the operator, who asked for it, how an answer differs: pointers and types. Nobody waits for it. */
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
    // A report that is lost is no matter of the reader.
  });
}
