import { groupBy } from '../../worker/model/group-by.ts';
import type { Finding } from '../base/report/finding.ts';

/** A finding that occurs at several locations. */
interface FoldedFinding {
  readonly first: Finding;
  readonly others: readonly Finding[];
}

interface ShownFindings {
  readonly shown: readonly FoldedFinding[];
  /** Number of hidden findings by rule; `''` for those without a rule. */
  readonly hidden: ReadonlyMap<string, number>;
}

/** Limits per rule and in total, beyond which nobody reads. */
const MAX_OF_RULE = 10;
const MAX_SHOWN = 50;

/** Groups identical findings and keeps the first few of each rule. A component on every page is one problem to fix. */
export function foldFindings(findings: readonly Finding[]): ShownFindings {
  const groups = groupBy(findings, ({ rule, message }) => `${rule}\n${message}`);
  const shown: FoldedFinding[] = [];
  const hidden = new Map<string, number>();
  const shownOf = new Map<string | null, number>();
  for (const [first, ...others] of groups.values()) {
    if (first === undefined) continue;
    const count = shownOf.get(first.rule) ?? 0;
    const isShown = shown.length < MAX_SHOWN && (first.rule === null || count < MAX_OF_RULE);
    shownOf.set(first.rule, count + 1);
    if (isShown) shown.push({ first, others });
    else hidden.set(first.rule ?? '', (hidden.get(first.rule ?? '') ?? 0) + 1 + others.length);
  }
  return { shown, hidden };
}
