import * as z from 'zod';
import type { SourceLocation } from '../../base/report/finding.ts';

const name = z.string().min(1);

/** `access` in content: one audience, or a list of audiences that may all read it. */
export const accessListSchema = z.union([name.transform((one) => [one]), z.array(name).min(1)]);

/** Something that limits who may read pages and files. A reader in any of the audiences satisfies it. */
export interface AccessRule {
  readonly audiences: readonly string[];
  /** What it is about, for people: `the folder partners`. */
  readonly subject: string;
  readonly location: SourceLocation;
}

/** Whether a reader of these audiences satisfies all rules. An inner rule can only narrow an outer one. */
export function isVisible(rules: readonly AccessRule[], visible: ReadonlySet<string>): boolean {
  return rules.every(({ audiences }) => audiences.some((audience) => visible.has(audience)));
}
