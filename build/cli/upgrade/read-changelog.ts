/** The entry of one version in CHANGELOG.md. */
interface ChangelogEntry {
  /** `0.2.0`; null for unreleased changes. */
  readonly version: string | null;
  readonly text: string;
}

/** Splits a changelog at its headings: `## 0.2.0`, `## Unreleased`, with an optional date. */
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

/** The entries after one version through another, in the order of the changelog. */
export function entriesBetween(
  entries: readonly ChangelogEntry[],
  { from, to }: { readonly from: string; readonly to: string },
): ChangelogEntry[] {
  return entries.filter(
    ({ version }) => version !== null && compareVersions(version, from) > 0 && compareVersions(version, to) <= 0,
  );
}

/** Negative if the first version is older. A pre-release is older than its release (Semantic Versioning §11). */
export function compareVersions(left: string, right: string): number {
  const [leftCore = '', leftPre] = left.split('-', 2);
  const [rightCore = '', rightPre] = right.split('-', 2);
  const core = leftCore.localeCompare(rightCore, 'en', { numeric: true });
  if (core !== 0 || leftPre === rightPre) return core;
  if (leftPre === undefined) return 1;
  return rightPre === undefined ? -1 : leftPre.localeCompare(rightPre, 'en', { numeric: true });
}
