import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SourceError } from '../../base/report/finding.ts';
import { toSlug } from '../../base/slug.ts';
import type { CompiledSite } from '../../site/compiled-site.ts';
import { findManuals, type Manual } from '../../site/manuals/find-manuals.ts';
import { listChapters } from '../../site/manuals/list-chapters.ts';
import { missingSection } from '../../site/manuals/list-manuals.ts';
import { writeEpub } from './epub/write-epub.ts';
import { printPdf } from './pdf/print-pdf.ts';
import type { StyledSite } from './styled-site.ts';

interface ManualExport {
  /** The id of a manual in the settings, a section of a sidebar, or undefined for the whole site. */
  readonly section: string | undefined;
  readonly outDir: string;
  readonly epub: boolean;
  /** The program of a browser that prints; null to write no PDF. */
  readonly chromium: string | null;
  /** The date of manuals without a dated page. */
  readonly date: Date;
}

interface ExportedFile {
  readonly file: string;
  readonly bytes: number;
}

/**
 * Writes a manual in each language and version of a site that has it. Throws SourceError if there is no such section, or
 * if the folder cannot be written.
 */
export async function exportManuals(
  sites: readonly StyledSite[],
  { section, outDir, epub, chromium, date }: ManualExport,
): Promise<ExportedFile[]> {
  const found = sites.flatMap((styled, index) =>
    choose(section, styled.site).map((manual) => ({
      manual,
      styled,
      name: index === 0 ? manual.id : `${manual.id}-${styled.site.frame.locale}`,
    })),
  );
  const [first] = sites;
  if (found.length === 0 && first !== undefined)
    throw SourceError.at(
      { file: section ?? 'sidebars' },
      `Cannot export a manual: ${missingSection(section, first.site)}`,
    );
  await mkdir(outDir, { recursive: true }).catch(refuse(outDir));
  const files: ExportedFile[] = [];
  const write = async (name: string, bytes: Uint8Array): Promise<void> => {
    const file = join(outDir, name);
    await writeFile(file, bytes).catch(refuse(file));
    files.push({ file, bytes: bytes.byteLength });
  };
  for (const { manual, styled, name } of found) {
    if (epub) await write(`${name}.epub`, await writeEpub(manual, styled.site, date));
    if (chromium !== null) await write(`${name}.pdf`, await printPdf(manual, styled, chromium));
  }
  return files;
}

/** A manual of the settings, or one made for this command. */
function choose(section: string | undefined, site: CompiledSite): readonly Manual[] {
  const { product, manuals = [] } = site;
  const named = manuals.filter(({ path }) => path.endsWith(`/print/${section}.htm`));
  if (section !== undefined && named.length > 0) return named;
  const choice = { id: toSlug(section ?? product) || 'manual', section, source: { file: section ?? 'sidebars' } };
  return findManuals(choice, site).filter((manual) => listChapters(manual, site).length > 0);
}

function refuse(file: string): (error: Error) => never {
  return ({ message }) => {
    throw SourceError.at({ file }, `Cannot write the manual: ${message}. Choose another folder with --out.`);
  };
}
