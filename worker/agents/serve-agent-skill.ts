import type { MiddlewareHandler } from 'hono';
import { MARKDOWN_HEADERS } from '../edge/http/headers/markdown-headers.ts';
import { PUBLIC_HEADERS } from '../edge/http/headers/public-headers.ts';
import { encode } from '../edge/store/bytes.ts';
import type { WorkerTypes } from '../env.ts';
import type { AgentMessages } from '../model/messages/messages.ts';
import { pathToHref } from '../model/path.ts';
import type { Manifest } from '../model/records/manifest.ts';
import type { AgentSkill, SiteFrame } from '../model/site.ts';
import { respond } from './respond.ts';

export const SKILLS_FOLDER = '/.well-known/agent-skills';

/** Agent Skills Discovery 0.2.0 (https://github.com/cloudflare/agent-skills-discovery-rfc). */
const INDEX_SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/** Serves the index of skills: the built-in one, which explains how to find and read pages, and the author's. */
export function serveSkillIndex({ site, release }: Manifest, messages: AgentMessages): MiddlewareHandler<WorkerTypes> {
  const makeIndex = async (): Promise<string> => {
    const skills = skillsOf(site, messages).map(async ({ name, description, text }) => ({
      name,
      type: 'skill-md',
      description,
      url: pathToHref(site.base, `${SKILLS_FOLDER}/${name}/SKILL.md`),
      digest: await digest(text),
    }));
    return JSON.stringify({ $schema: INDEX_SCHEMA, skills: await Promise.all(skills) });
  };
  return (c) => respond(c, release, { 'Content-Type': 'application/json', ...PUBLIC_HEADERS }, makeIndex);
}

export function serveSkill(
  { site, release }: Manifest,
  messages: AgentMessages,
): MiddlewareHandler<WorkerTypes, '/:name/SKILL.md'> {
  return async (c, next) => {
    const skill = skillsOf(site, messages).find(({ name }) => name === c.req.param('name'));
    if (skill === undefined) return next();
    const headers = { 'Content-Type': MARKDOWN_HEADERS['Content-Type'], ...PUBLIC_HEADERS };
    return respond(c, release, headers, () => skill.text);
  };
}

/** The skills of a site: the built-in one, then the author's. */
export function skillsOf(site: SiteFrame, messages: AgentMessages): AgentSkill[] {
  const own = {
    name: skillName(site),
    description: messages.skillDescription(site.title),
    text: skillText(site, messages),
  };
  return [own, ...(site.agents?.skills ?? [])];
}

function skillText(site: SiteFrame, messages: AgentMessages): string {
  const url = (path: string): string => site.origin + pathToHref(site.base, path);
  // A JSON string is valid YAML (YAML 1.2 §1.3).
  const description = JSON.stringify(messages.skillDescription(site.title));
  return `---\nname: ${skillName(site)}\ndescription: ${description}\n---\n\n${messages.skillBody(site.title, url)}\n`;
}

/** Lower-case letters, digits and single hyphens, at most 64 (https://agentskills.io/specification). */
function skillName({ title }: SiteFrame): string {
  const slug = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 64);
  return slug.replace(/^-|-$/g, '') || 'documentation';
}

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', encode(text)));
  return `sha256:${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
