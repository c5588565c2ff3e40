import type { SiteFrame } from '../../worker/model/site.ts';
import type { Report } from '../base/report/report.ts';
import type { CompiledApis } from '../openapi/compile/compile-apis.ts';
import { loadAgentSettings } from './config/settings/agent-settings.ts';
import { hasForms } from './config/settings/try-it-settings.ts';
import type { SiteConfig } from './config/site-config.ts';
import { toSiteFrame } from './config/site-frame.ts';
import { toSiteVersions } from './guides/site-versions.ts';
import type { LoadedSite } from './load-site.ts';

/** The site data in every page's frame. */
export async function makeFrame(
  { contentDir, config, content, base }: LoadedSite,
  apis: CompiledApis,
  files: ReadonlyMap<string, Uint8Array>,
  report: Report,
): Promise<SiteFrame> {
  const agents = await loadAgentSettings(contentDir, config.agents, report);
  const versions = [...toSiteVersions(content.versions, content.docs, content.sidebars), ...apis.versions];
  return {
    ...toSiteFrame(config, base, files, versions),
    ...(agents === null ? {} : { agents }),
    ...toTryItSite(config, apis),
  };
}

/** The settings of forms for the edge; empty on a site without forms. */
function toTryItSite({ apis: settings }: SiteConfig, { connect }: CompiledApis): Pick<SiteFrame, 'tryIt'> {
  const apis = settings.filter(hasForms).map(({ id, path }) => ({ id, path }));
  return apis.length === 0 ? {} : { tryIt: { apis, connect: [...new Set(connect)] } };
}
