import { pathToHref } from '../../../worker/model/path.ts';
import type { FrameAssets } from '../../../worker/model/records/manifest.ts';
import { escapeHtml } from '../../page/text/escape.ts';
import type { CompiledSite } from '../../site/compiled-site.ts';
import { MAX_FILE_BYTES } from '../../site/guides/files/load-static.ts';
import { makeManual } from './make-manual.ts';
import { logoHref, manualSheets, manualStyles, renderPrintPage } from './print-page.ts';

/**
 * The printable pages of a site's manuals with their styles, as files by path. They are what the readers of this site may
 * see, because they are made of its pages. Throws SourceError for one that the store does not take.
 */
export function printManuals(
  site: CompiledSite,
  assets: FrameAssets,
  maxBytes = MAX_FILE_BYTES,
): ReadonlyMap<string, Uint8Array> {
  const { base } = site.frame;
  return new Map(
    (site.manuals ?? []).flatMap((manual): [string, Uint8Array][] => {
      const made = makeManual(manual, site, {
        toAddress: (_, id) => `#${id}`,
        // The page is in the site.
        toImage: (src) => src,
        listsLinks: true,
      });
      const stylesPath = manual.path.replace(/htm$/, 'css');
      const sheets = [...manualSheets(made, assets), stylesPath].map(
        (path) => `<link rel="stylesheet" href="${escapeHtml(pathToHref(base, path))}"/>`,
      );
      const page = renderPrintPage(made, { head: sheets.join(''), logo: logoHref(made), maxBytes });
      return [
        [manual.path, Buffer.from(page)],
        [stylesPath, Buffer.from(manualStyles(made))],
      ];
    }),
  );
}
