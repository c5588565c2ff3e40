import { createRequire } from 'node:module';
import { suggest } from '../../../base/report/nearest.ts';
import { element } from '../../text/html-node.ts';
import { type BlockHtml, written } from '../../text/tokens.ts';
import type { BlockPage } from '../block.ts';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

let loaded: IconSet | null = null;

/** The SVG of a Lucide icon, with its accessible name if it has a label; nothing for an unknown icon. */
export function drawIcon(name: string, label: string | null, page: BlockPage): readonly BlockHtml[] {
  const known = findIcon(name);
  if (known === null) {
    page.note(
      'unknown-attribute',
      `Cannot draw the icon ${JSON.stringify(name)}: there is no such icon${suggestIcon(name)}`,
    );
    return [];
  }
  page.needStyles('icon');
  const role = label === null ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label };
  return [element('svg', [written(known)], { class: 'drawn', viewBox: '0 0 24 24', ...role })];
}

/** A suggestion for an unknown icon name. */
export function suggestIcon(name: string): string {
  return suggest(name, iconNames()) || '. See https://lucide.dev/icons.';
}

export function iconNames(): readonly string[] {
  return Object.keys(loadIcons().icons);
}

/** The paths of an icon on a 24 × 24 grid, or null. */
export function findIcon(name: string): string | null {
  const { icons, aliases = {} } = loadIcons();
  const known = Object.hasOwn(icons, name) ? icons[name] : icons[aliases[name]?.parent ?? ''];
  return known?.body ?? null;
}

/** Loaded when first needed, because few sites use icons. */
function loadIcons(): IconSet {
  loaded ??= createRequire(import.meta.url)('@iconify-json/lucide/icons.json') as IconSet;
  return loaded;
}
