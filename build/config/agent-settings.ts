import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { AgentSettings, AgentSkill } from '../../worker/model/site.ts';
import { SourceError } from '../report/finding.ts';
import type { Report } from '../report/report.ts';
import { parseYaml } from '../source/parse-yaml.ts';
import { displayPath, readText } from '../source/read-text.ts';
import { validate } from '../source/validate.ts';

/** `agents` in site.yaml: what the site tells programs, and what it lets them do. */
export const agentsSchema = z.strictObject({
  /** How crawlers may use the pages (https://contentsignals.org). */
  contentSignal: z
    .strictObject({ search: z.boolean(), 'ai-input': z.boolean(), 'ai-train': z.boolean() })
    .partial()
    .optional(),
  /** When a program should read this site: one sentence of llms.txt. */
  whenToUse: z.string().min(1).max(500).optional(),
  /** Whether the MCP server takes feedback on pages, which it writes to the log. */
  feedback: z.boolean().default(false),
});

/** Folder of the content with one skill in each Markdown file. */
export const SKILLS_FOLDER = 'skills';

const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n|$)/;
const PURPOSE = 'skill';

/** Limits of https://agentskills.io/specification. */
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

/** The settings with the skills of the content; null when there are neither. Faults of skills go to the report. */
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
  // A line break in place of the opening fence keeps the line numbers of the file.
  const { name, description } = validate(parseYaml(file, `\n${front}`, PURPOSE), skillSchema);
  return { name, description, text };
}
