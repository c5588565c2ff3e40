import type { Core } from '../../core.ts';

/** Stores the documentation version that the reader last visited (Docusaurus). */
const VERSION_KEY = 'docs-preferred-version-default';

/** Remembers the page's version. An unversioned page marks the remembered version as chosen. */
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
