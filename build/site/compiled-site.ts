import type { AccessSettings } from '../../worker/model/access.ts';
import type { NotFoundPage } from '../../worker/model/records/manifest.ts';
import type { SiteFrame } from '../../worker/model/site.ts';
import type { CompiledPage } from '../page/compiled-page.ts';
import type { AccessRule } from './access/access-rule.ts';
import type { ClientFeatures } from './client-features.ts';
import type { Redirect } from './guides/files/load-redirects.ts';
import type { Manual } from './manuals/find-manuals.ts';
import type { SidebarEntry } from './sidebar/sidebar-entry.ts';
import type { SiteTheme } from './theme/site-theme.ts';

/** A compiled site, without the code that serves it. */
export interface CompiledSite {
  readonly frame: SiteFrame;
  readonly theme: SiteTheme;
  readonly pages: readonly CompiledPage[];
  /** The author's 404 page, or null for the default text. */
  readonly notFound: NotFoundPage | null;
  readonly sidebars: ReadonlyMap<string, readonly SidebarEntry[]>;
  readonly redirects: readonly Redirect[];
  /** Sections as documents; absent if the settings name none. */
  readonly manuals?: readonly Manual[];
  /** Name of the documented product. */
  readonly product: string;
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Additional files, in groups that change together. */
  readonly packedFiles: readonly ReadonlyMap<string, Uint8Array>[];
  /** The site's synonyms, in groups. */
  readonly synonyms: readonly (readonly string[])[];
  /** Paths of generated link preview images, by page path. */
  readonly previews: ReadonlyMap<string, string>;
  readonly features: ClientFeatures;
  /** The blocks with styles of their own on the 404 page. */
  readonly notFoundBlocks: readonly string[];
  /** The stylesheets of its plugins, by name. */
  readonly pluginStyles?: ReadonlyMap<string, Uint8Array>;
  readonly operationCount: number;
  readonly webhookCount: number;
  /** Paths of its docs by file, which are the same in each language. */
  readonly docPaths: ReadonlyMap<string, string>;
  /** The site in its other languages; absent if it has only one. */
  readonly translations?: readonly CompiledSite[];
  /** What limits who may read a page, by path; absent for everybody. */
  readonly rules: ReadonlyMap<string, readonly AccessRule[]>;
  /** The audiences whose pages it has; absent if the site has no audiences. */
  readonly audiences?: readonly string[];
  /** Who may read what, if this is the public view of a site with audiences. */
  readonly access?: AccessSettings;
  /** The site as other readers see it, if this is the public view. */
  readonly views?: readonly CompiledSite[];
}
