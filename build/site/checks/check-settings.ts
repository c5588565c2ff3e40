import * as z from 'zod';
import { RULE_NAMES, type Rule, type Severities } from '../../base/report/rules.ts';

const text = z.string().trim().min(1);

/** A term with the form that an author wants, or a word that they do not want at all. */
const word = z
  .strictObject({
    avoid: z.union([text, z.array(text).min(1)]).optional(),
    use: text.optional(),
    why: text.optional(),
  })
  .refine(({ avoid, use }) => avoid !== undefined || use !== undefined, 'an entry with "avoid" or "use"');

const spelling = z.strictObject({
  dictionary: text.optional(),
  accept: z.array(text).default([]),
});

const severity = z.enum(['error', 'warning', 'off']).optional();
const severities = toSeverities(RULE_NAMES) as Readonly<Record<Rule, typeof severity>>;

/** `checks`: the severity of each check (`report/rules.ts`), and what those of the author's style compare with. */
export const checksSchema = z.strictObject({
  ...severities,
  maxWords: z.number().int().positive().default(3_000),
  words: z.array(word).default([]),
  spelling: spelling.optional(),
});

/** The same with the rules of a site's plugins. */
export function checksSchemaWith(rules: readonly string[]): typeof checksSchema {
  // For types, it has its own keys only.
  return checksSchema.extend(toSeverities(rules) as object);
}

function toSeverities(rules: readonly string[]): Record<string, typeof severity> {
  return Object.fromEntries(rules.map((name) => [name, severity]));
}

/** The severities among the settings of checks. */
export function severitiesOf({ maxWords: _, words: _words, spelling: _spelling, ...own }: ContentChecks): Severities {
  return own;
}

export type ContentChecks = z.infer<typeof checksSchema>;
export type WordRule = z.infer<typeof word>;
export type SpellingSettings = z.infer<typeof spelling>;
