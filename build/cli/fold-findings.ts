import type { Finding } from '../report/finding.ts';

/** Findings that say the same in several places. */
interface FoldedFinding {
  readonly first: Finding;
  readonly others: readonly Finding[];
}

interface ShownFindings {
  readonly shown: readonly FoldedFinding[];
  /** How many findings of each rule are left out; `''` stands for those without one. */
  readonly hidden: ReadonlyMap<string, number>;
}

/** Beyond these a person reads none: of one rule, and of all. */
const MAX_OF_RULE = 10;
const MAX_SHOWN = 50;

/** Finds what says the same, and of each rule the first few: a component that every page has is one thing to mend. */
export function foldFindings(findings: readonly Finding[]): ShownFindings {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = `${finding.rule}\n${finding.message}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [finding]);
    else group.push(finding);
  }
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
