import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hrefToPath } from '../../../../worker/model/path.ts';
import type { Manual } from '../../../site/manuals/find-manuals.ts';
import { findImage, type SiteImage } from '../images.ts';
import { makeManual } from '../make-manual.ts';
import { manualSheets, manualStyles, renderPrintPage } from '../print-page.ts';
import type { StyledSite } from '../styled-site.ts';
import { Chromium } from './chromium.ts';
import { readPageNumbers } from './page-numbers.ts';

/** A page that loads nothing. Everything that it shows is in it. */
const POLICY = "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'";

/** As wide as the number of any page of a manual. */
const PLACEHOLDER = 888;

/** Prints a manual with a Chromium. The first run only finds the pages of chapters, whose numbers the contents then have. */
export async function printPdf(manual: Manual, styled: StyledSite, program: string): Promise<Uint8Array> {
  const { site, assets } = styled;
  const made = makeManual(manual, site, {
    toAddress: (_, id) => `#${id}`,
    toImage: (src) => toData(findImage(src, site)),
    listsLinks: true,
  });
  const sheets = manualSheets(made, assets).map((path) => inlineFonts(path, styled));
  const styles = [...sheets, manualStyles(made)].join('\n').replaceAll('</', '<\\/');
  const head = `<meta http-equiv="Content-Security-Policy" content="${POLICY}"/><style>${styles}</style>`;
  const { logo } = site.frame;
  const look = {
    head,
    logo: logo === null ? null : toData(findImage(logo.light, { ...site, frame: { ...site.frame, base: '' } })),
  };
  const dir = await mkdtemp(join(tmpdir(), 'manual-'));
  try {
    const file = join(dir, 'manual.html');
    return await Chromium.with(program, async (browser) => {
      const print = async (numbers: ReadonlyMap<string, number>): Promise<Uint8Array> => {
        await writeFile(file, renderPrintPage(made, { ...look, numbers }));
        await browser.open(pathToFileURL(file).href);
        return await browser.print();
      };
      const draft = await print(new AnyId());
      const numbers = readPageNumbers(draft);
      return await print(numbers);
    });
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** Numbers that only take the space of the real ones. */
class AnyId extends Map<string, number> {
  override get(): number {
    return PLACEHOLDER;
  }
}

function toData(image: SiteImage | null): string | null {
  return image === null ? null : `data:${image.type};base64,${Buffer.from(image.bytes).toString('base64')}`;
}

/** A stylesheet with its fonts. Paper has time for them. */
function inlineFonts(path: string, { site, bundledFiles }: StyledSite): string {
  const css = Buffer.from(bundledFiles.get(path) ?? new Uint8Array()).toString();
  return css
    .replace(/url\(["']?([^"')]+\.woff2)["']?\)/g, (whole, href: string) => {
      const own = hrefToPath(site.frame.base, href) ?? href;
      const font = bundledFiles.get(own) ?? site.files.get(own);
      return font === undefined ? whole : `url(data:font/woff2;base64,${Buffer.from(font).toString('base64')})`;
    })
    .replaceAll(/font-display:\s*optional/g, 'font-display:block');
}
