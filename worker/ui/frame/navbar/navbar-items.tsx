import type { ReactElement } from 'react';
import { sidebarName } from '../../../model/records/versions/versions.ts';
import type { NavbarItem, SiteFrame } from '../../../model/site.ts';
import { Icon } from '../../icons.tsx';
import { SiteAnchor } from '../site-anchor.tsx';

interface NavbarItemsProps {
  readonly site: SiteFrame;
  /** Id of the page's sidebar, or null. Its item is marked as current. */
  readonly sidebarId: string | null;
  /** Whether menus open below their labels. Otherwise their links are listed. */
  readonly opensMenus?: boolean;
}

/** The name of the page's sidebar if it has its own navbar, or null. */
export function navbarSection(site: SiteFrame, sidebarId: string | null): string | null {
  const name = sidebarId === null ? null : sidebarName(sidebarId, site);
  return name !== null && Object.hasOwn(site.navbars ?? {}, name) ? name : null;
}

/** The navbar items: in the bar on wide screens, in the menu on narrow ones. */
export function NavbarItems({ site, sidebarId, opensMenus = false }: NavbarItemsProps): ReactElement {
  const current = sidebarId === null ? null : sidebarName(sidebarId, site);
  const items = site.navbars?.[navbarSection(site, sidebarId) ?? ''] ?? site.navbar;
  const toLink = (item: NavbarItem): ReactElement => (
    <li key={item.to}>
      <SiteAnchor link={item} base={site.base} current={item.sidebar !== null && item.sidebar === current} />
    </li>
  );
  return (
    <ul className="navbar-items">
      {items.map((item, index) =>
        item.items === undefined ? (
          toLink(item)
        ) : (
          <li key={item.label} className="menu">
            {opensMenus ? (
              <button type="button" popoverTarget={`menu-${index}`}>
                {item.label}
                <Icon name="chevron" />
              </button>
            ) : (
              <span>{item.label}</span>
            )}
            <ul id={opensMenus ? `menu-${index}` : undefined} popover={opensMenus ? 'auto' : undefined}>
              {item.items.map(toLink)}
            </ul>
          </li>
        ),
      )}
    </ul>
  );
}
