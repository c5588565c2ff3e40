import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Report } from '../report/report.ts';
import { parseYaml } from '../source/parse-yaml.ts';
import { readText } from '../source/read-text.ts';
import { validate } from '../source/validate.ts';
import type { SiteConfig } from './site-config.ts';

/** File of the content that `verify --stamp` writes. */
export const VERIFIED_FILE = 'verified.json';

/** By the id of an API and `GET /path`, the day on which its answer matched the description. */
export type VerifiedOperations = Readonly<Record<string, Readonly<Record<string, string>>>>;

const verifiedSchema = z.record(
  z.string(),
  z.record(z.string(), z.string().regex(/^\d{4}-\d\d-\d\d$/, 'a day such as 2026-01-31')),
);

/** Nothing where the content has no such file. Throws SourceError. */
export async function loadVerified(contentDir: string): Promise<VerifiedOperations> {
  const path = join(contentDir, VERIFIED_FILE);
  if (!existsSync(path)) return {};
  const purpose = 'the verified operations';
  const { file, text } = await readText(path, purpose);
  return validate(parseYaml(file, text, purpose), verifiedSchema);
}

/** The settings, with what has been verified of each API. */
export async function withVerified(config: SiteConfig, contentDir: string, report: Report): Promise<SiteConfig> {
  const verified = (await report.attempt(() => loadVerified(contentDir))) ?? {};
  const apis = config.apis.map((api) => {
    const own = Object.hasOwn(verified, api.id) ? verified[api.id] : undefined;
    return own === undefined ? api : { ...api, verified: own };
  });
  return { ...config, apis };
}
