import { existsSync } from 'node:fs';
import { join } from 'node:path';
import kebabCase from 'lodash.kebabcase';
import * as z from 'zod';
import { canonicalPath } from '../../../worker/model/path.ts';
import { suggest } from '../../base/report/nearest.ts';
import { Lines } from '../../base/report/position.ts';
import type { Report } from '../../base/report/report.ts';
import { parseYaml } from '../../base/source/parse-yaml.ts';
import { readText } from '../../base/source/read-text.ts';
import { validate } from '../../base/source/validate.ts';
import { type AccessRule, accessListSchema } from '../access/access-rule.ts';
import { encodePath } from '../docs/doc-name.ts';
import type { DocsVersion } from '../docs/docs-version.ts';
import type { Doc } from '../docs/load-docs.ts';
import type { SiteTexts } from '../languages/site-texts.ts';

export interface Tag {
  readonly label: string;
  readonly path: string;
  readonly description: string | null;
  /** Who may read the docs that have it; absent for everybody. */
  readonly access?: AccessRule;
}

/** The tags of a version's docs. */
export interface VersionTags {
  readonly version: DocsVersion;
  /** Path of the page with all tags. */
  readonly path: string;
  readonly byDoc: ReadonlyMap<Doc, readonly Tag[]>;
}

const PURPOSE = 'the tags';
const text = z.string().min(1);
const tagsSchema = z.record(
  z.string(),
  z
    .strictObject({
      label: text.optional(),
      description: text.optional(),
      permalink: text.optional(),
      /** Not in Docusaurus: the audiences that may read the docs that have the tag. */
      access: accessListSchema.optional(),
    })
    .nullable(),
);

interface TaggedDocs {
  readonly versions: readonly DocsVersion[];
  /** Docs of all versions. */
  readonly docs: readonly Doc[];
  /** Path of the tags relative to a version's: `tags`. */
  readonly tagsBasePath: string;
  readonly texts: SiteTexts;
}

/** The tags of all docs: those defined in the version's `tags.yml`, and inline tags (Docusaurus 3.8). */
export async function loadTags(
  contentDir: string,
  { versions, docs, tagsBasePath, texts }: TaggedDocs,
  report: Report,
): Promise<VersionTags[]> {
  const all: VersionTags[] = [];
  for (const version of versions) {
    const path = canonicalPath(`${version.path}/${tagsBasePath}`) ?? `${version.path}/tags`;
    const defined = await report.attempt(() => loadTagsFile(contentDir, version, path));
    const byDoc = new Map<Doc, readonly Tag[]>();
    for (const doc of docs) {
      if (doc.version !== version || doc.source.frontMatter.tags === undefined) continue;
      byDoc.set(
        doc,
        resolveTags(doc, path, defined, report).map((tag) => translateTag(tag, texts)),
      );
    }
    all.push({ version, path, byDoc });
  }
  return all;
}

function translateTag({ label, description, ...tag }: Tag, texts: SiteTexts): Tag {
  return {
    ...tag,
    label: texts.translate(label),
    description: description === null ? null : texts.translate(description),
  };
}

/** Null if the version has no tags file. */
async function loadTagsFile(
  contentDir: string,
  { folder }: DocsVersion,
  basePath: string,
): Promise<ReadonlyMap<string, Tag> | null> {
  const name = ['tags.yml', 'tags.yaml'].find((candidate) => existsSync(join(contentDir, folder, candidate)));
  if (name === undefined) return null;
  const { file, text: source } = await readText(join(contentDir, folder, name), PURPOSE);
  const document = parseYaml(file, source, PURPOSE);
  const definitions = validate(document, tagsSchema);
  return new Map(
    Object.entries(definitions).map(([key, tag]) => [
      key,
      {
        label: tag?.label ?? key.charAt(0).toUpperCase() + key.slice(1).toLowerCase(),
        path: tagPath(basePath, tag?.permalink ?? kebabCase(key), key),
        description: tag?.description ?? null,
        ...(tag?.access === undefined
          ? {}
          : {
              access: {
                audiences: tag.access,
                subject: `the tag ${JSON.stringify(key)}`,
                location: { file, position: document.locate([key, 'access']) },
              },
            }),
      },
    ]),
  );
}

function resolveTags(doc: Doc, basePath: string, defined: ReadonlyMap<string, Tag> | null, report: Report): Tag[] {
  const { file, text: source, frontMatter } = doc.source;
  const tags = (frontMatter.tags ?? []).map((written): Tag => {
    const known = typeof written === 'string' ? defined?.get(written) : undefined;
    if (known !== undefined) return known;
    const tag = typeof written === 'string' ? { label: written, permalink: kebabCase(written) } : written;
    if (defined !== null) {
      report.note(
        'unknown-tag',
        { file, position: new Lines(source).at(Math.max(0, source.search(/^tags\s*:/m))) },
        `Cannot find the tag ${JSON.stringify(tag.label)}: it is not in tags.yml${suggest(tag.label, defined.keys()) || '. Define it there, or remove it.'}`,
      );
    }
    return {
      label: tag.label,
      path: tagPath(basePath, tag.permalink, tag.label),
      description: ('description' in tag ? tag.description : undefined) ?? null,
    };
  });
  return [...new Map(tags.map((tag) => [tag.path, tag])).values()];
}

function tagPath(basePath: string, permalink: string, label: string): string {
  const path = canonicalPath(`${basePath}/${permalink}`);
  return path === null || path === basePath ? `${basePath}/${encodePath(label)}` : path;
}
