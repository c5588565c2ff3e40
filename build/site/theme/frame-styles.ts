import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFrame } from '../../../worker/model/site.ts';
import { textDirection } from '../../../worker/model/text/scripts.ts';
import { PROJECT_ROOT } from '../../base/project-root.ts';
import { minifyDeclarations } from '../../release/bundle/minify-declarations.ts';
import type { SiteConfig } from '../config/site-config.ts';

/** Styles of the frame that few sites need, included only on those. */
export function frameStyles(
  { navbar, navbars, repository, footer }: Pick<SiteConfig, 'navbar' | 'navbars' | 'repository' | 'footer'>,
  { announcement, versions, languages, locale }: Pick<SiteFrame, 'announcement' | 'versions' | 'languages' | 'locale'>,
): string {
  const items = [navbar, ...Object.values(navbars)].flat();
  const hasMenus = items.some(({ items }) => items !== undefined);
  const links = [
    ...items.flatMap((item) => [item, ...(item.items ?? [])]),
    ...footer.columns.flatMap((column) => column.links),
  ];
  const hasIcons = links.some(({ icon }) => icon !== undefined);
  return [
    hasMenus ? MENUS : '',
    hasIcons ? ICONS : '',
    repository === null ? '' : '.icon-button>span{display:flex}',
    announcement === null ? '' : readStyles('frame/announcement.css'),
    versions === undefined ? '' : readStyles('frame/version.css'),
    versions === undefined && languages === undefined ? '' : readStyles('frame/versions.css'),
    /^en\b/.test(locale) ? '' : readStyles('long-labels.css'),
    textDirection(locale) === 'ltr' ? '' : readStyles('right-to-left.css'),
    /^(?:ja|ko|zh)\b/.test(locale) ? readStyles('east-asian.css') : '',
  ].join('');
}

function readStyles(name: string): string {
  return minifyDeclarations(readFileSync(join(PROJECT_ROOT, 'worker/ui/styles', name), 'utf8'));
}

/** Navbar menus, positioned like the version menu: below their labels, or centered without anchor support. */
const MENUS = [
  '.menu ul{list-style:none}',
  '.navbar .menu{display:flex;align-items:center}',
  '.menu>button{display:flex;gap:.25rem;align-items:center;block-size:100%;padding:0;background:none;border:0;color:var(--ink-soft);white-space:nowrap;outline-offset:-2px}',
  '.menu>button:hover,.menu:has(:popover-open)>button,.navbar .menu:has([aria-current])>button{color:var(--ink)}',
  '.menu>button .icon{inline-size:.75em;block-size:.75em;rotate:90deg}',
  '.menu>[popover]{position-area:block-end span-inline-end;min-inline-size:10rem;padding:.25rem;background:var(--raised);border:1px solid var(--line);border-radius:var(--radius);box-shadow:var(--shadow);font-size:var(--size-14)}',
  '@supports (position-area:block-end){.menu>[popover]{inset:auto;margin:0}}',
  '.navbar .menu [popover] a{padding:.375rem .75rem;border:0;border-radius:var(--radius-inner);line-height:1.25rem}',
  '.menu [popover] a:hover{background:var(--sunken)}',
  '.menu-head .menu>span{display:block;padding:.625rem .75rem .25rem;color:var(--ink-faint)}',
  '.menu-head .menu>ul{padding-inline-start:.75rem}',
].join('');

const ICONS =
  ':is(.navbar-items,.footer) a>span{display:inline-flex;margin-inline-end:.375rem;vertical-align:-.2em}:is(.navbar-items,.footer) a>span .icon{inline-size:1.125em;block-size:1.125em;stroke-width:1.75}';
