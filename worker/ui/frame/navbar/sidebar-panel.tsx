import type { ReactElement } from 'react';
import { Html } from '../../html.tsx';
import { Icon } from '../../icons.tsx';
import { useMessages } from '../../messages.tsx';
import { type FrameForm, menuSidebarId } from '../frame-form.ts';
import type { LanguageTexts, VersionTexts } from '../page-texts.ts';
import { Slot } from '../slot.tsx';
import type { RawHtml } from '../template.ts';
import { ColorModeSwitch } from './color-mode-switch.tsx';
import { LanguageList } from './language-menu.tsx';
import { NavbarItems } from './navbar-items.tsx';
import { VersionList } from './version-menu.tsx';

export const SIDEBAR_ID = 'sidebar';

interface SidebarPanelProps {
  readonly form: FrameForm;
  readonly items: RawHtml | null;
  readonly versions: VersionTexts | null;
  readonly languages: LanguageTexts | null;
}

/** The page's sidebar: a column on wide screens, and a popover menu without a script on narrow ones. */
export function SidebarPanel({ form, items, versions, languages }: SidebarPanelProps): ReactElement {
  const t = useMessages();
  const { site, kind, sidebarId } = form;
  const menuId = menuSidebarId(site, kind, sidebarId);
  return (
    <aside id={SIDEBAR_ID} popover="auto" aria-label={t.menu}>
      <div className="menu-bar">
        <ColorModeSwitch colorMode={site.colorMode} />
        <button
          type="button"
          className="icon-button"
          popoverTarget={SIDEBAR_ID}
          popoverTargetAction="hide"
          aria-label={t.close}
        >
          <Icon name="close" size={20} />
        </button>
      </div>
      <div className="menu-head">
        <NavbarItems site={site} sidebarId={sidebarId} />
        {versions !== null && <VersionList versions={versions} />}
        {languages !== null && <LanguageList languages={languages} />}
      </div>
      <Slot site={site} name="sidebarTop" />
      {menuId !== null && items !== null && (
        <nav aria-label={t.sidebar} data-sidebar={menuId}>
          <Html as="ul" html={items.html} />
        </nav>
      )}
    </aside>
  );
}
