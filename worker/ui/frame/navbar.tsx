import type { ReactElement } from 'react';
import { pathToHref } from '../../model/path.ts';
import type { SiteFrame } from '../../model/site.ts';
import { en } from '../../model/strings.ts';
import { Icon } from '../icons.tsx';
import { ColorModeSwitch } from './color-mode-switch.tsx';
import { NavbarItems } from './navbar-items.tsx';
import { SearchForm } from './search-form.tsx';
import { SIDEBAR_ID } from './sidebar-panel.tsx';

interface NavbarProps {
  readonly site: SiteFrame;
  /** Id of the sidebar that the page shows, or null. */
  readonly sidebarId: string | null;
}

/** The bar that stays at the top: menu on narrow screens, logo and title, items, search, colour mode. */
export function Navbar({ site, sidebarId }: NavbarProps): ReactElement {
  return (
    <header className="navbar">
      <div>
        <button type="button" className="icon-button menu-button" popoverTarget={SIDEBAR_ID} aria-label={en.menu}>
          <Icon name="menu" size={20} />
        </button>
        <a className="brand" href={pathToHref(site.base, '/')}>
          {site.logo !== null && (
            <img src={pathToHref(site.base, site.logo)} alt="" width={24} height={24} fetchPriority="low" />
          )}
          {site.title}
        </a>
        <nav aria-label={en.mainNavigation}>
          <NavbarItems items={site.navbar} base={site.base} sidebarId={sidebarId} />
        </nav>
        <SearchForm base={site.base} label={en.search} />
        <ColorModeSwitch colorMode={site.colorMode} />
      </div>
    </header>
  );
}
