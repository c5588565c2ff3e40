import * as z from 'zod';
import { isObject } from '../../../../worker/request/value/json.ts';
import { SourceError, type SourceLocation } from '../../../base/report/finding.ts';
import type { SiteConfig } from '../../../site/config/site-config.ts';
import { CloudflareError } from '../service/api-error.ts';
import type { CloudflareApi } from '../service/cloudflare-api.ts';

const TIMEOUT_MS = 10_000;

/** The secret that seals sessions. */
const KEY = 'DOCS_SESSION_KEY';

const secretsSchema = z.array(z.object({ name: z.string() }));

/** Checks that the provider of a sign-in responds as the worker expects. Returns its name. Throws SourceError. */
export async function checkProvider({ access, file }: Pick<SiteConfig, 'access' | 'file'>): Promise<string> {
  const { cloudflareAccess, openid } = access ?? {};
  if (cloudflareAccess !== undefined) {
    const url = `https://${cloudflareAccess.team}/cdn-cgi/access/certs`;
    const { keys } = await loadJson(url, { file }, 'Check "team".');
    if (Array.isArray(keys)) return cloudflareAccess.team;
    throw SourceError.at({ file }, `Cannot use ${url}: it has no signing keys. Check "team".`);
  }
  if (openid === undefined) return '';
  const url = `${openid.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const { issuer } = await loadJson(url, { file }, 'Check "issuer".');
  if (issuer === openid.issuer) return openid.issuer;
  throw SourceError.at(
    { file },
    `Cannot use the issuer ${openid.issuer}: the provider writes it ${JSON.stringify(issuer)}. Set "issuer" to that.`,
  );
}

/** Checks that the worker has the key of the sessions. Returns what it has found. Throws SourceError. */
export async function checkSecrets(api: CloudflareApi, workerName: string, file: string): Promise<string> {
  const names = await listSecrets(api, workerName);
  if (names === null) return `${workerName} is not deployed yet`;
  if (names.includes(KEY)) return `${workerName} has ${KEY}`;
  throw SourceError.at(
    { file },
    `Cannot sign readers in: the worker ${workerName} has no secret ${KEY}. Run \`openssl rand -base64 32 | npx wrangler secret put ${KEY}\`.`,
  );
}

/** Null if there is no such worker. */
async function listSecrets(api: CloudflareApi, workerName: string): Promise<readonly string[] | null> {
  try {
    const { result } = await api.request({
      purpose: `list the secrets of the worker ${JSON.stringify(workerName)}`,
      path: `/workers/scripts/${encodeURIComponent(workerName)}/secrets`,
      result: secretsSchema,
    });
    return result.map(({ name }) => name);
  } catch (error) {
    if (error instanceof CloudflareError && error.isMissing) return null;
    throw error;
  }
}

async function loadJson(
  url: string,
  location: SourceLocation,
  remedy: string,
): Promise<{ readonly [name: string]: unknown }> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
  const body: unknown = await response?.json().catch(() => null);
  if (response?.ok === true && isObject(body)) return body;
  const found = response === null ? 'it does not respond' : `it responds with status ${response.status}`;
  throw SourceError.at(location, `Cannot reach the provider of the sign-in at ${url}: ${found}. ${remedy}`);
}
