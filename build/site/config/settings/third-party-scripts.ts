import type { SourceLocation } from '../../../base/report/finding.ts';
import type { Report } from '../../../base/report/report.ts';
import type { SiteConfig, WrittenApi } from '../site-config.ts';

interface Settings extends Pick<SiteConfig, 'analytics' | 'head' | 'origin'> {
  readonly apis: readonly WrittenApi[];
}

/** Modes in which readers enter credentials of the API. */
const CREDENTIAL_MODES: ReadonlySet<string | undefined> = new Set(['direct', 'proxy']);

/** Warns if scripts of other hosts run on pages whose forms take credentials: a page's scripts can read its fields. */
export function checkThirdPartyScripts(
  settings: Settings,
  locate: (path: readonly PropertyKey[]) => SourceLocation,
  report: Report,
): void {
  const api = settings.apis.find(({ tryIt }) => CREDENTIAL_MODES.has(tryIt?.mode));
  if (api === undefined) return;
  for (const { path, host } of findThirdParties(settings)) {
    report.note(
      'third-party-script',
      locate(path),
      `Cannot keep readers' credentials from other hosts: scripts from ${host} can read what readers type into the forms of the API "${api.id}" (tryIt.mode: ${api.tryIt?.mode}). Serve the script from this site, remove it, or use mode "mock". If you trust the host with these credentials, set "checks: { third-party-script: off }".`,
    );
  }
}

function findThirdParties({ analytics, head, origin }: Settings): { path: PropertyKey[]; host: string }[] {
  const own = new URL(origin).origin;
  const isOther = (host: string): boolean => host !== own;
  const measured = analytics === null ? [] : [new URL(analytics.host).origin, ...analytics.hosts].filter(isOther);
  const added = head.map(({ script, hosts }) => (script === undefined ? [] : hosts.filter(isOther)));
  return [{ path: ['analytics'], hosts: measured }, ...added.map((hosts, index) => ({ path: ['head', index], hosts }))]
    .filter(({ hosts }) => hosts.length > 0)
    .map(({ path, hosts }) => ({ path, host: [...new Set(hosts)].join(', ') }));
}
