import type { Report } from '../../base/report/report.ts';
import type { PrivateTargets } from '../access/private-targets.ts';
import { fileToPath, type SiteLink } from '../docs/site-links.ts';
import type { LoadedContent } from '../guides/files/load-content.ts';
import type { Redirect } from '../guides/files/load-redirects.ts';
import type { AbsentPages } from './absent-pages.ts';
import { checkLinks, type LinkTargets } from './check-links.ts';

/** What a site's links may lead to. */
interface SiteTargets extends Pick<LinkTargets, 'pages'> {
  readonly redirects: readonly Redirect[];
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly packedFiles: readonly ReadonlyMap<string, Uint8Array>[];
  readonly absent: AbsentPages;
  readonly hidden: PrivateTargets;
  readonly assets: LoadedContent['assets'];
}

/** Checks the links of all pages and of the frame. */
export function checkSiteLinks(links: readonly SiteLink[], targets: SiteTargets, report: Report): void {
  const { pages, redirects, files, packedFiles, absent, hidden, assets } = targets;
  checkLinks(
    links,
    {
      pages,
      redirects: new Set(redirects.map(({ from }) => from)),
      files: new Set([...files.keys(), ...packedFiles.flatMap((group) => [...group.keys()])]),
      assets: [...assets].map(fileToPath),
      isOptional: (path) => absent.isOptional(path),
      isUnmade: (path) => absent.isUnmade(path),
      isPrivate: (path) => hidden.has(path),
    },
    report,
  );
}
