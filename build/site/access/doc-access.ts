import { Report } from '../../base/report/report.ts';
import { locateKey } from '../docs/front-matter.ts';
import type { Doc } from '../docs/load-docs.ts';
import type { LoadedSidebars } from '../sidebar/read/load-sidebars.ts';
import type { VersionTags } from '../tags/load-tags.ts';
import type { AccessRule } from './access-rule.ts';
import { FolderAccess } from './folder-access.ts';

interface AccessSources {
  readonly contentDir: string;
  /** The settings file, for messages. */
  readonly settingsFile: string;
  /** `_category_` files, relative to the content folder. */
  readonly categoryFiles: readonly string[];
  readonly docs: readonly Doc[];
  readonly tags: readonly VersionTags[];
  readonly sidebarRules: LoadedSidebars['sidebarRules'];
}

/** What limits who may read the pages and files of a content folder. */
export interface ContentAccess {
  /** Outermost first; absent for a doc that everybody may read. */
  readonly rulesOf: ReadonlyMap<Doc, readonly AccessRule[]>;
  /** The same for all pages of guides and sidebars, by path. */
  readonly byPath: ReadonlyMap<string, readonly AccessRule[]>;
  readonly all: readonly AccessRule[];
  readonly folders: FolderAccess;
}

/** Finds the rules of all docs. Faults of the files are reported where they are read for pages. */
export async function findAccess(sources: AccessSources): Promise<ContentAccess> {
  const { contentDir, settingsFile, categoryFiles, docs, tags, sidebarRules } = sources;
  const folders = await FolderAccess.load(contentDir, categoryFiles, new Report());
  const all = tags.flatMap(({ byDoc }) => [...byDoc]);
  // Another tag may have the path of a private one, and so its page.
  const privateTags = new Map(
    all.flatMap(([, own]) =>
      own.flatMap(({ path, access }) => (access === undefined ? [] : [[path, access] as const])),
    ),
  );
  const ofTags = new Map(all.map(([doc, own]) => [doc, own.flatMap(({ path }) => privateTags.get(path) ?? [])]));
  const rulesOf = new Map<Doc, readonly AccessRule[]>();
  for (const doc of docs) {
    const rules = [
      ...ofVersion(doc, settingsFile),
      ...folders.rulesOf(doc.relativeFile),
      ...(sidebarRules.get(doc.path) ?? []),
      ...(ofTags.get(doc) ?? []),
      ...ofPage(doc),
    ];
    if (rules.length > 0) rulesOf.set(doc, rules);
  }
  const byPath = new Map([...sidebarRules, ...[...rulesOf].map(([{ path }, rules]) => [path, rules] as const)]);
  return { rulesOf, byPath, folders, all: [...folders.rules, ...[...byPath.values()].flat()] };
}

function ofVersion({ version }: Doc, file: string): AccessRule[] {
  const subject = `the docs ${JSON.stringify(version?.name ?? '')}`;
  return (version?.access ?? []).map((audiences) => ({ audiences, subject, location: { file } }));
}

function ofPage({ source }: Doc): AccessRule[] {
  const { access } = source.frontMatter;
  if (access === undefined) return [];
  return [{ audiences: access, subject: 'the page', location: locateKey(source, 'access') }];
}
