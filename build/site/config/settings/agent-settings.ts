import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { AgentSettings, AgentSkill } from '../../../../worker/model/site.ts';
import { SourceError } from '../../../base/report/finding.ts';
import type { Report } from '../../../base/report/report.ts';
import { parseYaml } from '../../../base/source/parse-yaml.ts';
import { displayPath, readText } from '../../../base/source/read-text.ts';
import { validate } from '../../../base/source/validate.ts';
import { FRONT_MATTER } from '../../docs/front-matter.ts';

/** `agents` in site.yaml: information for AI agents, and their permissions. */
export const agentsSchema = z.strictObject({
  /** How crawlers may use the pages (https://contentsignals.org). */
  contentSignal: z
    .strictObject({ search: z.boolean(), 'ai-input': z.boolean(), 'ai-train': z.boolean() })
    .partial()
    .optional(),
  /** Crawlers that may or may not read the site, by product token (RFC 9309 §2.2.1). */
  crawlers: z
    .record(z.string().regex(/^[A-Za-z_-]+$/, 'letters, "_" and "-", such as "GPTBot"'), z.enum(['allow', 'disallow']))
    .optional(),
  whenToUse: z.string().min(1).max(500).optional(),
  feedback: z.boolean().default(false),
  /** Whether pages offer tools to the browser's agent (https://webmachinelearning.github.io/webmcp). */
  webmcp: z.boolean().default(false),
});

/** Content folder with a Markdown file per skill. */
export const SKILLS_FOLDER = 'skills';

const PURPOSE = 'skill';

/** Limits from https://agentskills.io/specification. */
const skillSchema = z.object({
  name: z
    .string()
    .max(64)
    .regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      'lower-case letters and digits with single hyphens, such as "create-an-invoice"',
    ),
  description: z.string().min(1).max(1_024),
});

/** The settings and the content's skills; null if there are neither. Reports errors in skills. */
export async function loadAgentSettings(
  contentDir: string,
  settings: z.infer<typeof agentsSchema> | null,
  report: Report,
): Promise<AgentSettings | null> {
  const skills = await loadSkills(join(contentDir, SKILLS_FOLDER), report);
  if (settings === null && skills.length === 0) return null;
  const signals = Object.entries(settings?.contentSignal ?? {});
  return {
    contentSignal: signals.length === 0 ? null : signals.map(([name, is]) => `${name}=${is ? 'yes' : 'no'}`).join(', '),
    ...(settings?.crawlers === undefined ? {} : { crawlers: settings.crawlers }),
    whenToUse: settings?.whenToUse ?? null,
    feedback: settings?.feedback ?? false,
    skills,
  };
}

async function loadSkills(folder: string, report: Report): Promise<AgentSkill[]> {
  const files = await readdir(folder).catch(() => []);
  const skills: AgentSkill[] = [];
  for (const file of files.filter((name) => name.endsWith('.md')).sort()) {
    const skill = await report.attempt(() => loadSkill(join(folder, file)));
    if (skill !== null) skills.push(skill);
  }
  return skills;
}

async function loadSkill(path: string): Promise<AgentSkill> {
  const { text } = await readText(path, PURPOSE);
  const file = displayPath(path);
  const front = FRONT_MATTER.exec(text)?.[1];
  if (front === undefined)
    throw SourceError.at(
      { file, position: { line: 1, column: 1 } },
      'Cannot read this skill: it has no front matter. Begin the file with "---", "name: …", "description: …" and "---".',
    );
  // A line break replaces the opening fence, which preserves line numbers.
  const { name, description } = validate(parseYaml(file, `\n${front}`, PURPOSE), skillSchema);
  return { name, description, text };
}
