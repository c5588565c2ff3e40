import type { ReactElement } from 'react';
import type { Frame } from '../../model/frame.ts';
import type { SiteFrame } from '../../model/site.ts';
import { en } from '../../model/strings.ts';
import type { HtmlSlots } from '../html.tsx';
import { Icon } from '../icons.tsx';
import { ColorModeSwitch } from './color-mode-switch.tsx';
import { NavbarItems } from './navbar-items.tsx';
import { renderOnce } from './render-once.ts';
import { VersionList } from './version-menu.tsx';

export const SIDEBAR_ID = 'sidebar';

interface SidebarPanelProps {
  readonly site: SiteFrame;
  readonly sidebar: Frame['sidebar'];
  readonly versions: Frame['versions'];
  readonly slots: HtmlSlots;
}

/** The page's sidebar: a column on wide screens; on narrow ones the menu, a popover that needs no script. */
export function SidebarPanel({ site, sidebar, versions, slots }: SidebarPanelProps): ReactElement {
  return (
    <aside id={SIDEBAR_ID} popover="auto" aria-label={en.menu}>
      <div className="menu-head">
        {slots.put(renderMenuHead({ site, sidebarId: sidebar?.id ?? null }))}
        {versions !== undefined && <VersionList versions={versions} base={site.base} />}
      </div>
      {sidebar !== null && (
        <nav aria-label={en.sidebar} data-sidebar={sidebar.id}>
          <ul>{slots.put(sidebar.html)}</ul>
        </nav>
      )}
    </aside>
  );
}

interface MenuHeadProps {
  readonly site: SiteFrame;
  readonly sidebarId: string | null;
}

const renderMenuHead = renderOnce(({ site, sidebarId }: MenuHeadProps): ReactElement => {
  return (
    <>
      <ColorModeSwitch colorMode={site.colorMode} />
      <button
        type="button"
        className="icon-button"
        popoverTarget={SIDEBAR_ID}
        popoverTargetAction="hide"
        aria-label={en.close}
      >
        <Icon name="close" size={20} />
      </button>
      <NavbarItems site={site} sidebarId={sidebarId} />
    </>
  );
});
