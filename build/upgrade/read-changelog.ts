/** What one version brought, as CHANGELOG.md has it. */
interface ChangelogEntry {
  /** `0.2.0`; null for changes that no release has yet. */
  readonly version: string | null;
  readonly text: string;
}

/** Splits a changelog at its headings: `## 0.2.0`, `## Unreleased`, each with or without a date. */
export function readChangelog(markdown: string): ChangelogEntry[] {
  return markdown
    .split(/^## +/m)
    .slice(1)
    .map((section) => {
      const end = section.indexOf('\n');
      const [heading, text] = end === -1 ? [section, ''] : [section.slice(0, end), section.slice(end + 1)];
      return { version: /\d+\.\d+\.\d+(?:-[\w.]+)?/.exec(heading)?.[0] ?? null, text: text.trim() };
    });
}

/** The entries after one version up to another, in the order of the changelog. */
export function entriesBetween(
  entries: readonly ChangelogEntry[],
  { from, to }: { readonly from: string; readonly to: string },
): ChangelogEntry[] {
  return entries.filter(
    ({ version }) => version !== null && compareVersions(version, from) > 0 && compareVersions(version, to) <= 0,
  );
}

/** Negative when the first version is the older one; a pre-release is older than its release (Semantic Versioning §11). */
export function compareVersions(left: string, right: string): number {
  const [leftCore = '', leftPre] = left.split('-', 2);
  const [rightCore = '', rightPre] = right.split('-', 2);
  const core = leftCore.localeCompare(rightCore, 'en', { numeric: true });
  if (core !== 0 || leftPre === rightPre) return core;
  if (leftPre === undefined) return 1;
  return rightPre === undefined ? -1 : leftPre.localeCompare(rightPre, 'en', { numeric: true });
}
