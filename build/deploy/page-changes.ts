/** Keys of pages by path: a key names the content of its page. */
type PageKeys = Readonly<Record<string, string>>;

/** Paths of pages that differ between two releases. */
export interface PageChanges {
  readonly changed: readonly string[];
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** A comment has room for more, but more would not be read. */
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
  readonly name: string;
  readonly release: string;
  /** With the base, without a slash at the end. */
  readonly previewUrl: string;
  readonly liveUrl: string;
  /** Null when it is not known which pages the live release has. */
  readonly changes: PageChanges | null;
  /** Day on which the preview ends, ISO 8601. */
  readonly expires: string;
}

/** A comment for a pull request, in Markdown: where the preview is, and which pages differ from the live site. */
export function renderComment({ name, release, previewUrl, liveUrl, changes, expires }: CommentFacts): string {
  const head = `### Preview ${name}\n\n<${previewUrl}/> shows release \`${release}\` until ${expires.slice(0, 10)}.\n`;
  if (changes === null)
    return `${head}\nThe pages of the live release are not known. Deploy once to compare with it.\n`;
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
