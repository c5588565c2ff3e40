import { groupBy } from '../../worker/model/group-by.ts';
import { type Finding, remedyOf } from '../base/report/finding.ts';

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

/**
 * Groups identical findings and keeps a few of each rule: first one for each remedy, then more, so that many findings
 * with the same remedy do not hide another one. A component on every page is one problem to fix.
 */
export function foldFindings(findings: readonly Finding[]): ShownFindings {
  const groups = [...groupBy(findings, ({ rule, message }) => `${rule}\n${message}`).values()];
  const chosen = new Set([...groupBy(groups, ([first]) => first?.rule ?? null)].flatMap(chooseOfRule));
  const shown: FoldedFinding[] = [];
  const hidden = new Map<string, number>();
  for (const group of groups) {
    const [first, ...others] = group;
    if (first === undefined) continue;
    if (chosen.has(group) && shown.length < MAX_SHOWN) shown.push({ first, others });
    else hidden.set(first.rule ?? '', (hidden.get(first.rule ?? '') ?? 0) + group.length);
  }
  return { shown, hidden };
}

function chooseOfRule([rule, groups]: readonly [rule: string | null, groups: readonly Finding[][]]): Finding[][] {
  if (rule === null) return [...groups];
  const byRemedy = [...groupBy(groups, ([first]) => (first === undefined ? null : remedyOf(first))).values()];
  const ranks = byRemedy.flatMap((same) => same.map((group, rank) => ({ group, rank })));
  return ranks
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MAX_OF_RULE)
    .map(({ group }) => group);
}
