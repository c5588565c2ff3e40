import { dropTrailingSlashes } from '../../../../worker/model/path.ts';
import { type Finding, SourceError, toFinding } from '../../../base/report/finding.ts';

/** Credentials for Cloudflare's API, from the environment. Never printed. */
export interface Credentials {
  readonly accountId: string;
  readonly apiToken: string;
  /** Without a trailing slash. */
  readonly apiBaseUrl: string;
}

/** The same variables as wrangler's. */
export const TOKEN_VARIABLE = 'CLOUDFLARE_API_TOKEN';
export const ACCOUNT_VARIABLE = 'CLOUDFLARE_ACCOUNT_ID';
export const BASE_URL_VARIABLE = 'CLOUDFLARE_API_BASE_URL';

const PUBLIC_API = 'https://api.cloudflare.com/client/v4';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

const REMEDIES = {
  [TOKEN_VARIABLE]:
    'Create a token from the template "Edit Cloudflare Workers" at https://dash.cloudflare.com/profile/api-tokens and set the variable to it',
  [ACCOUNT_VARIABLE]: 'Set it to the account ID in the Workers overview of the dashboard',
} as const;

/** Reads credentials from the environment. Throws SourceError with every missing variable. */
export function readCredentials(environment: NodeJS.ProcessEnv): Credentials {
  const apiToken = environment[TOKEN_VARIABLE]?.trim() ?? '';
  const accountId = environment[ACCOUNT_VARIABLE]?.trim() ?? '';
  const findings = [...check(TOKEN_VARIABLE, apiToken), ...check(ACCOUNT_VARIABLE, accountId)];
  if (findings.length > 0) throw new SourceError(findings);
  return { apiToken, accountId, apiBaseUrl: readBaseUrl(environment[BASE_URL_VARIABLE]) };
}

/** Whether the environment has any credentials. Incomplete ones are an error rather than absent. */
export function hasCredentials(environment: NodeJS.ProcessEnv): boolean {
  return [TOKEN_VARIABLE, ACCOUNT_VARIABLE].some((name) => (environment[name]?.trim() ?? '') !== '');
}

function check(name: keyof typeof REMEDIES, value: string): Finding[] {
  if (value === '')
    return [toFinding({ file: name }, `Cannot use Cloudflare: the variable is not set. ${REMEDIES[name]}.`)];
  const position = value.search(/[^\x21-\x7e]/);
  if (position === -1) return [];
  const code = value.charCodeAt(position).toString(16).toUpperCase().padStart(4, '0');
  return [
    toFinding(
      { file: name },
      `Cannot use Cloudflare: character ${position + 1} of the variable is U+${code}, which is not allowed. Copy the value again, on one line and without spaces.`,
    ),
  ];
}

/** Requires HTTPS, so that the token is never sent unencrypted. */
function readBaseUrl(text: string | undefined): string {
  if (text === undefined || text === '') return PUBLIC_API;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.test(url.hostname)))
    return dropTrailingSlashes(text);
  throw SourceError.at(
    { file: BASE_URL_VARIABLE },
    `Cannot use Cloudflare: it must be an https URL, got ${JSON.stringify(text)}. Unset it to use ${PUBLIC_API}.`,
  );
}
