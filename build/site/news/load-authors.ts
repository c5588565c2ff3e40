import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { canonicalPath, pathToHref } from '../../../worker/model/path.ts';
import { suggest } from '../../base/report/nearest.ts';
import type { Report } from '../../base/report/report.ts';
import { parseYaml } from '../../base/source/parse-yaml.ts';
import { readText } from '../../base/source/read-text.ts';
import { validate } from '../../base/source/validate.ts';
import type { Byline } from '../../page/kinds/byline.tsx';
import { encodePath } from '../docs/doc-name.ts';
import type { DocsVersion } from '../docs/docs-version.ts';
import { locateKey } from '../docs/front-matter.ts';
import type { Doc } from '../docs/load-docs.ts';
import type { SiteTexts } from '../languages/site-texts.ts';

/** An author of news entries. */
export interface Author {
  readonly name: string;
  /** Job title: `Engineering`. */
  readonly title: string | null;
  /** About them, for their page. */
  readonly description: string | null;
  /** Their own website. */
  readonly url: string | null;
  /** Page with their entries, for authors in `authors.yml`. */
  readonly path: string | null;
}

const PURPOSE = 'the authors';
const text = z.string().min(1);
/** Docusaurus's other keys, such as images and accounts, have no effect. */
const authorsSchema = z.record(
  z.string(),
  z.looseObject({
    name: text.optional(),
    title: text.optional(),
    description: text.optional(),
    url: text.optional(),
  }),
);

/**
 * The authors of all news entries, by entry, with the texts of `authors.yml` in the language of the site. Reports authors
 * missing from that file.
 */
export async function loadAuthors(
  contentDir: string,
  docs: readonly Doc[],
  texts: SiteTexts,
  report: Report,
): Promise<ReadonlyMap<Doc, readonly Author[]>> {
  const known = new Map<DocsVersion, ReadonlyMap<string, Author>>();
  const byDoc = new Map<Doc, readonly Author[]>();
  for (const doc of docs) {
    const { version } = doc;
    if (version?.news === undefined) continue;
    const authors =
      known.get(version) ?? (await report.attempt(() => loadFile(contentDir, version, texts))) ?? new Map();
    known.set(version, authors);
    byDoc.set(doc, resolveAuthors(doc, authors, report));
  }
  return byDoc;
}

async function loadFile(
  contentDir: string,
  { folder, path }: DocsVersion,
  texts: SiteTexts,
): Promise<ReadonlyMap<string, Author>> {
  const name = ['authors.yml', 'authors.yaml'].find((candidate) => existsSync(join(contentDir, folder, candidate)));
  if (name === undefined) return new Map();
  const { file, text: source } = await readText(join(contentDir, folder, name), PURPOSE);
  const authors = validate(parseYaml(file, source, PURPOSE), authorsSchema);
  return new Map(
    Object.entries(authors).map(([key, author]) => [
      key,
      {
        name: texts.translateName(author.name ?? key),
        title: author.title === undefined ? null : texts.translate(author.title),
        description: author.description === undefined ? null : texts.translate(author.description),
        url: webAddress(author.url),
        path: canonicalPath(`${path}/authors/${encodePath(key)}`),
      },
    ]),
  );
}

function resolveAuthors(doc: Doc, known: ReadonlyMap<string, Author>, report: Report): Author[] {
  const { authors = [], author, author_title: title, author_url: url } = doc.source.frontMatter;
  const alone = author === undefined ? [] : [{ name: author, title, url }];
  return [...authors, ...alone].map((written): Author => {
    const key = typeof written === 'string' ? written : 'key' in written ? written.key : undefined;
    const found = key === undefined ? undefined : known.get(key);
    if (key !== undefined && found === undefined && known.size > 0)
      report.note(
        'unknown-author',
        locateKey(doc.source, 'authors'),
        `Cannot find the author ${JSON.stringify(key)}: it is not in authors.yml${suggest(key, known.keys()) || '. Add them there.'}`,
      );
    const own = typeof written === 'string' ? {} : written;
    return {
      name: own.name ?? found?.name ?? key ?? '',
      title: own.title ?? found?.title ?? null,
      description: found?.description ?? null,
      url: webAddress(own.url) ?? found?.url ?? null,
      path: found?.path ?? null,
    };
  });
}

/** A web or mail URL; null for anything else. */
function webAddress(written: string | undefined): string | null {
  return written !== undefined && /^(?:https?:\/\/|mailto:)/i.test(written) ? written : null;
}

/** Date and authors of a news entry; null for any other page. */
export function toByline(doc: Doc, authors: readonly Author[], base: string): Byline | null {
  if (doc.date === undefined) return null;
  return {
    date: doc.date,
    authors: authors.map(({ name, title, url, path }) => ({
      name,
      title,
      href: path === null ? url : pathToHref(base, path),
    })),
  };
}
