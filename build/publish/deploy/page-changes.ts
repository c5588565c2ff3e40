/** Keys of pages by path. A key includes a hash of the page's content. */
type PageKeys = Readonly<Record<string, string>>;

/** Paths that differ between two releases. */
export interface PageChanges {
  readonly changed: readonly string[];
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** A comment could be longer, but nobody would read it. */
const MAX_LISTED = 50;

export function comparePages(before: PageKeys, after: PageKeys): PageChanges {
  const paths = Object.keys(after);
  return {
    changed: paths.filter((path) => Object.hasOwn(before, path) && before[path] !== after[path]).sort(),
    added: paths.filter((path) => !Object.hasOwn(before, path)).sort(),
    removed: Object.keys(before)
      .filter((path) => !Object.hasOwn(after, path))
      .sort(),
  };
}

interface CommentFacts {
  /** The live site's worker. A repository may have several sites. */
  readonly worker: string;
  readonly name: string;
  readonly release: string;
  /** With the base, without a trailing slash. */
  readonly previewUrl: string;
  readonly liveUrl: string;
  /** Null if the live release's pages are unknown. */
  readonly changes: PageChanges | null;
  /** Expiry date of the preview, ISO 8601. */
  readonly expires: string;
}

/**
 * A Markdown comment for a pull request: the preview's URL, and the pages that differ from the live site. Its first line
 * is invisible and the same for each preview of a site, so that a workflow finds its earlier comment.
 */
export function renderComment({ worker, name, release, previewUrl, liveUrl, changes, expires }: CommentFacts): string {
  const head = `<!-- docvane preview of ${worker} -->
### Preview ${name}\n\n<${previewUrl}/> shows release \`${release}\` until ${expires.slice(0, 10)}.\n`;
  if (changes === null) return `${head}\nThe pages of the live release are unknown. Deploy once to compare with it.\n`;
  const { changed, added, removed } = changes;
  if (changed.length + added.length + removed.length === 0) return `${head}\nNo page differs from the live site.\n`;
  const both = (path: string): string => `${link(path, previewUrl)} ([live](${toUrl(liveUrl, path)}))`;
  const sections = [
    list('Changed', changed, both),
    list('Added', added, (path) => link(path, previewUrl)),
    list('Removed', removed, (path) => link(path, liveUrl)),
  ];
  return head + sections.join('');
}

function list(title: string, paths: readonly string[], render: (path: string) => string): string {
  if (paths.length === 0) return '';
  const lines = paths.slice(0, MAX_LISTED).map((path) => `- ${render(path)}\n`);
  const rest = paths.length - lines.length;
  return `\n**${title} (${paths.length})**\n\n${lines.join('')}${rest === 0 ? '' : `- … and ${rest} more\n`}`;
}

function link(path: string, siteUrl: string): string {
  return `[${path.replace(/[\\`*_{}[\]()#+!|<>~]/g, '\\$&')}](${toUrl(siteUrl, path)})`;
}

function toUrl(siteUrl: string, path: string): string {
  return (siteUrl + path).replace(/[()]/g, (character) => (character === '(' ? '%28' : '%29'));
}
