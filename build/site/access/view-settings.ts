import { canonicalPath } from '../../../worker/model/path.ts';
import { joinVisibleVersions } from '../config/expand-versions.ts';
import type { SiteConfig } from '../config/site-config.ts';
import { type AccessRule, isVisible } from './access-rule.ts';
import type { View } from './view.ts';

type Navbar = SiteConfig['navbar'];

/** The rules of an API, or a version of it, that is not for everybody. */
export function rulesOfApi({ id, access, version }: SiteConfig['apis'][number], file: string): readonly AccessRule[] {
  const toRule = (audiences: readonly string[] | undefined, subject: string): AccessRule[] =>
    audiences === undefined ? [] : [{ audiences, subject, location: { file } }];
  return [
    ...toRule(access, `the API ${JSON.stringify(version?.api ?? id)}`),
    ...toRule(version?.access, `the version ${version?.label} of the API ${JSON.stringify(version?.api)}`),
  ];
}

/** The settings without the APIs that a view lacks. */
export function withoutPrivateApis(config: SiteConfig, { visible }: View): SiteConfig {
  const apis = config.apis.filter((api) => isVisible(rulesOfApi(api, config.file), visible));
  return apis.length === config.apis.length ? config : { ...config, apis: joinVisibleVersions(apis) };
}

/** What a view lacks that other readers see. */
export interface PrivateTargets {
  readonly isSidebar: (id: string) => boolean;
  readonly isPath: (path: string) => boolean;
}

/** The settings without links of the frame that lead to private pages, or show private sidebars. */
export function withoutPrivateLinks(config: SiteConfig, { isSidebar, isPath }: PrivateTargets): SiteConfig {
  const isKept = ({ to, sidebar = null }: { readonly to?: string | undefined; readonly sidebar?: string | null }) =>
    (sidebar === null || !isSidebar(sidebar)) && (to === undefined || !isPath(pathOf(to)));
  const keep = (navbar: Navbar): Navbar =>
    navbar.flatMap((item) => {
      const items = item.items?.filter(isKept);
      return !isKept(item) || items?.length === 0 ? [] : [items === undefined ? item : { ...item, items }];
    });
  const { contact, ...footer } = config.footer;
  const columns = footer.columns.map((column) => ({ ...column, links: column.links.filter(isKept) }));
  return {
    ...config,
    navbar: keep(config.navbar),
    navbars: Object.fromEntries(
      Object.entries(config.navbars).flatMap(([id, navbar]) => (isSidebar(id) ? [] : [[id, keep(navbar)]])),
    ),
    footer: {
      ...footer,
      columns: columns.filter(({ links }, index) => links.length > 0 || footer.columns[index]?.links.length === 0),
      ...(contact !== undefined && isKept(contact) ? { contact } : {}),
    },
    frameLinks: config.frameLinks.filter(({ path }) => !isPath(path)),
  };
}

function pathOf(link: string): string {
  return (/^\/(?!\/)/.test(link) ? canonicalPath(link.replace(/[?#].*$/, '')) : null) ?? link;
}
