import { Report } from '../../../base/report/report.ts';
import type { FindEmbed } from '../../../page/blocks/api-embeds.ts';
import type { LoadedContent } from '../../../site/guides/files/load-content.ts';
import { type ApiEmbeds, findEmbed } from './api-embeds.ts';

type OpenedApis = ReadonlyMap<string, ApiEmbeds | null>;

/** The syntax of the block and of the component. */
const USE = /:openapi\b|<OpenApi\b/;

/**
 * Compiles guides that may embed parts of API descriptions. The descriptions are read if a page uses an embed. If only
 * an included text does, this is found out while compiling, and the guides are compiled again.
 */
export async function compileWithEmbeds<T>(
  { docs, notFound }: Pick<LoadedContent, 'docs' | 'notFound'>,
  open: (reserved: ReadonlySet<string>) => Promise<OpenedApis>,
  compile: (embed: FindEmbed, report: Report) => Promise<T>,
  report: Report,
): Promise<T> {
  const openNow = (): Promise<OpenedApis> => open(new Set(docs.map(({ path }) => path)));
  const all = notFound === null ? docs : [...docs, notFound];
  const opened = all.some(({ source }) => USE.test(source.body)) ? await openNow() : null;
  let isMissed = false;
  const embed: FindEmbed = (...subject) => {
    isMissed ||= opened === null;
    return findEmbed(opened ?? new Map(), subject);
  };
  const found = new Report();
  const made = await compile(embed, found);
  if (!isMissed) {
    report.add(found);
    return made;
  }
  const late = await openNow();
  return compile((...subject) => findEmbed(late, subject), report);
}
