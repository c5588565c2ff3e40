import type { ReactElement } from 'react';
import type { SiteFrame } from '../../model/site.ts';
import { sidebarName } from '../../model/versions.ts';
import { SiteAnchor } from './site-anchor.tsx';

interface NavbarItemsProps {
  readonly site: SiteFrame;
  /** Id of the sidebar that the page shows, or null: its item is the current one. */
  readonly sidebarId: string | null;
}

/** The items of the navbar: in the bar on wide screens, in the menu on narrow ones. */
export function NavbarItems({ site, sidebarId }: NavbarItemsProps): ReactElement {
  const current = sidebarId === null ? null : sidebarName(sidebarId, site);
  return (
    <ul className="navbar-items">
      {site.navbar.map((item) => (
        <li key={item.to}>
          <SiteAnchor link={item} base={site.base} current={item.sidebar !== null && item.sidebar === current} />
        </li>
      ))}
    </ul>
  );
}
