import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../../base/report/report.ts';
import { parseYaml } from '../../base/source/parse-yaml.ts';
import { readText } from '../../base/source/read-text.ts';
import { validate } from '../../base/source/validate.ts';
import type { SiteConfig } from './site-config.ts';
import { type VerifiedOperations, verifiedSchema } from './verified-stamps.ts';

/** Content file that `verify --stamp` writes. */
export const VERIFIED_FILE = 'verified.json';

/** Empty if the file does not exist. Throws SourceError. */
export async function loadVerified(contentDir: string): Promise<VerifiedOperations> {
  const path = join(contentDir, VERIFIED_FILE);
  if (!existsSync(path)) return {};
  const purpose = 'the verified operations';
  const { file, text } = await readText(path, purpose);
  return validate(parseYaml(file, text, purpose), verifiedSchema);
}

/** Adds each API's stamps to the settings. */
export async function withVerified(config: SiteConfig, contentDir: string, report: Report): Promise<SiteConfig> {
  const verified = (await report.attempt(() => loadVerified(contentDir))) ?? {};
  const apis = config.apis.map((api) => {
    const own = Object.hasOwn(verified, api.id) ? verified[api.id] : undefined;
    return own === undefined ? api : { ...api, verified: own };
  });
  return { ...config, apis };
}
