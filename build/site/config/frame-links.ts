import type { SafeHtml } from '../../../worker/model/markup/safe-html.ts';
import type { Footer, NavbarItem, SiteFrame, SiteLink } from '../../../worker/model/site.ts';
import { findIcon } from '../../page/blocks/icon/draw-icon.ts';
import type { SiteConfig } from './site-config.ts';

interface WrittenLink {
  readonly label: string;
  readonly to: string;
  readonly icon?: string | undefined;
}

/** The navbar items. A menu has the target of its first link. */
export function toNavbar(navbar: SiteConfig['navbar']): NavbarItem[] {
  return navbar.map(({ label, to, items, sidebar, icon }) => {
    const inner = items?.map((item) => ({ ...toLink(item), sidebar: item.sidebar }));
    const target = to ?? inner?.[0]?.to ?? '/';
    return { ...toLink({ label, to: target, icon }), sidebar, ...(inner === undefined ? {} : { items: inner }) };
  });
}

/** The navbars of sidebars that have their own. */
export function toNavbars(navbars: SiteConfig['navbars']): Pick<SiteFrame, 'navbars'> {
  const entries = Object.entries(navbars).map(([id, items]) => [id, toNavbar(items)]);
  return entries.length === 0 ? {} : { navbars: Object.fromEntries(entries) };
}

export function toFooter({ columns, copyright, contact }: SiteConfig['footer']): Footer {
  return {
    columns: columns.map(({ title, links }) => ({ title, links: links.map(toLink) })),
    copyright,
    ...(contact === undefined ? {} : { contact: toLink(contact) }),
  };
}

const HOSTS: Readonly<Record<string, { readonly label: string; readonly icon: string }>> = {
  'github.com': { label: 'GitHub', icon: 'github' },
  'gitlab.com': { label: 'GitLab', icon: 'gitlab' },
};

/** The link to the source repository, labeled by its host. */
export function toRepository(address: string): SiteLink {
  const { host } = new URL(address);
  const { label, icon } = HOSTS[host] ?? { label: host, icon: 'git-branch' };
  return toLink({ label, to: address, icon });
}

function toLink({ label, to, icon }: WrittenLink): SiteLink {
  const body = icon === undefined ? null : findIcon(icon);
  return { label, to: withoutLastSlash(to), ...(body === null ? {} : { icon: draw(body) }) };
}

/** `/docs/` → `/docs`, the canonical form, which avoids a redirect. */
function withoutLastSlash(to: string): string {
  return to.replace(/^(\/[^?#]*?)\/+(?=$|[?#])/, '$1');
}

/** Aligned with its label, in the text color. */
function draw(body: string): SafeHtml {
  return `<svg class="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">${body}</svg>` as SafeHtml;
}
