import type { Report } from '../../../build/base/report/report.ts';
import type { Release } from '../../../build/release/records/make-release.ts';
import type { AccessSettings, OpenIdProvider } from '../../../worker/model/access.ts';
import { type Files, inContent } from '../../build/content-folder.ts';
import { siteBuilder } from '../../built-site.ts';
import { type ServedRelease, serveRelease } from '../../served-release.ts';
import { SESSION_KEY } from './openid-site.ts';

/** Its types are those of the edge. */
const SESSIONS: string = '../../../worker/access/openid/sessions.ts';

interface SessionsModule {
  readonly Sessions: new (
    settings: AccessSettings,
    openid: OpenIdProvider,
    base: string,
  ) => { begin(audiences: readonly string[], origin: string, env: object): Promise<string> };
}

/** Builds a site, with results of earlier builds unless a test is about the build itself. */
export async function buildSite(files: Files, toBuilder = siteBuilder): Promise<Release> {
  const { result, errors } = await inContent(files, (contentDir, report: Report) =>
    toBuilder({ contentDir }).build(report),
  );
  if (result === null) throw new Error(errors.join('\n'));
  return result.release;
}

/** A release in workerd, and readers who have signed in with OpenID Connect. */
export interface ServedSite extends ServedRelease {
  /** Requests a path as a reader of some audiences; as nobody without any. */
  ask(path: string, audiences?: readonly string[], init?: RequestInit): Promise<Response>;
}

export async function serveSite(release: Release, secrets: Readonly<Record<string, string>> = {}): Promise<ServedSite> {
  const served = await serveRelease(release, { ...secrets, DOCS_SESSION_KEY: SESSION_KEY });
  const { origin } = served;
  const { access, site } = release.manifest;
  if (access === undefined) throw new Error('The site has no audiences');
  const { Sessions } = (await import(SESSIONS)) as SessionsModule;
  const sessions = new Sessions(access, access.provider as OpenIdProvider, site.base);
  return {
    ...served,
    async ask(path, audiences = [], { headers, ...init } = {}) {
      const begin = () => sessions.begin(audiences, origin, { DOCS_SESSION_KEY: SESSION_KEY });
      const own = audiences.length === 0 ? {} : { Cookie: (await begin()).replace(/;.*/, '') };
      return fetch(origin + path, { redirect: 'manual', ...init, headers: { ...own, ...(headers as object) } });
    },
  };
}
