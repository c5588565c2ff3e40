import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { linkToHref, pathToHref } from '../../../model/path.ts';
import type { SiteFrame } from '../../../model/site.ts';
import { Html, toHtml } from '../../html.tsx';
import { Icon } from '../../icons.tsx';
import { useMessages } from '../../messages.tsx';
import type { LanguageTexts, VersionTexts } from '../page-texts.ts';
import { Slot } from '../slot.tsx';
import { ColorModeSwitch } from './color-mode-switch.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { NavbarItems } from './navbar-items.tsx';
import { SearchForm } from './search-form.tsx';
import { SIDEBAR_ID } from './sidebar-panel.tsx';
import { VersionMenu } from './version-menu.tsx';

interface NavbarProps {
  readonly site: SiteFrame;
  /** Id of the page's sidebar, or null. */
  readonly sidebarId: string | null;
  readonly versions: VersionTexts | null;
  readonly languages: LanguageTexts | null;
}

/** The bar at the top: menu on narrow screens, logo and title, items, search, languages, color mode. */
export function Navbar({ site, sidebarId, versions, languages }: NavbarProps): ReactElement {
  const t = useMessages();
  return (
    <header className="navbar">
      <div>
        <button type="button" className="icon-button menu-button" popoverTarget={SIDEBAR_ID} aria-label={t.menu}>
          <Icon name="menu" size={20} />
        </button>
        <a className="brand" href={pathToHref(site.base, '/')}>
          <Brand site={site} />
        </a>
        <nav aria-label={t.mainNavigation}>
          <NavbarItems site={site} sidebarId={sidebarId} opensMenus />
        </nav>
        {versions !== null && <VersionMenu versions={versions} />}
        <SearchForm base={site.base} label={t.search} version={versions?.searched ?? null} />
        {languages !== null && <LanguageMenu languages={languages} />}
        {site.repository && (
          <a
            className="icon-button"
            href={site.repository.to}
            aria-label={site.repository.label}
            title={site.repository.label}
          >
            <Html as="span" html={site.repository.icon ?? toHtml(site.repository.label)} />
          </a>
        )}
        <Slot site={site} name="navbarEnd" />
        <ColorModeSwitch colorMode={site.colorMode} />
      </div>
    </header>
  );
}

/** If there are two logos, the theme's styles hide one, which is then not loaded. */
function Brand({ site: { base, logo, title } }: Pick<NavbarProps, 'site'>): ReactNode {
  if (logo === null) return title;
  const { light, dark, width, isWordmark = false } = logo;
  const picture = (path: string, rest: Partial<ComponentProps<'img'>>): ReactElement => (
    <img src={linkToHref(base, path)} alt={isWordmark ? title : ''} width={width} height={24} {...rest} />
  );
  return (
    <>
      {dark ? (
        <>
          {picture(light, { className: 'light', loading: 'lazy' })}
          {picture(dark, { className: 'dark', loading: 'lazy' })}
        </>
      ) : (
        picture(light, { fetchPriority: 'low' })
      )}
      {!isWordmark && title}
    </>
  );
}
