import type { Core } from '../core.ts';

/** Holds the version of the documentation that the reader was last on (Docusaurus). */
const VERSION_KEY = 'docs-preferred-version-default';

/** Remembers the version that a page is of. */
export function rememberVersion(root: ParentNode, core: Core): void {
  const version = root.querySelector<HTMLElement>('[data-version]')?.dataset.version;
  if (version !== undefined && core.readStored(VERSION_KEY) !== version) core.writeStored(VERSION_KEY, version);
}
