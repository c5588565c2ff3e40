import type { Core } from '../core.ts';

/** Holds the version of the documentation that the reader was last on (Docusaurus). */
const VERSION_KEY = 'docs-preferred-version-default';

/** Remembers the version that a page is of; a page of none shows the one that is remembered as chosen. */
export function rememberVersion(root: ParentNode, core: Core): void {
  const stored = core.readStored(VERSION_KEY);
  const version = root.querySelector<HTMLElement>('[data-version]')?.dataset.version;
  if (version === undefined) showChosen(stored);
  else if (stored !== version) core.writeStored(VERSION_KEY, version);
}

function showChosen(version: string | null): void {
  for (const menu of document.querySelectorAll('[data-versions]')) {
    const links = [...menu.querySelectorAll<HTMLElement>('[data-version-name]')];
    const chosen = links.find(({ dataset }) => dataset.versionName === version);
    if (chosen === undefined) continue;
    for (const link of links) link.ariaCurrent = link === chosen ? 'true' : null;
    const label = menu.querySelector('button span');
    if (label !== null) label.textContent = chosen.textContent;
  }
}
