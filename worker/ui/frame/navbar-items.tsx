import type { ReactElement } from 'react';
import type { NavbarItem } from '../../model/site.ts';
import { SiteAnchor } from './site-anchor.tsx';

interface NavbarItemsProps {
  readonly items: readonly NavbarItem[];
  readonly base: string;
  /** Id of the sidebar that the page shows, or null: its item is the current one. */
  readonly sidebarId: string | null;
}

/** The items of the navbar: in the bar on wide screens, in the menu on narrow ones. */
export function NavbarItems({ items, base, sidebarId }: NavbarItemsProps): ReactElement {
  return (
    <ul className="navbar-items">
      {items.map((item) => (
        <li key={item.to}>
          <SiteAnchor link={item} base={base} current={item.sidebar !== null && item.sidebar === sidebarId} />
        </li>
      ))}
    </ul>
  );
}
