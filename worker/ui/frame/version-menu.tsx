import type { ReactElement } from 'react';
import { Icon } from '../icons.tsx';
import { useMessages } from '../messages.tsx';
import type { VersionTexts } from './page-texts.ts';

const MENU_ID = 'version-menu';

interface VersionMenuProps {
  readonly versions: VersionTexts;
}

/** The versions of the documentation behind the one that the page is of: a popover, which needs no script. */
export function VersionMenu({ versions }: VersionMenuProps): ReactElement {
  const t = useMessages();
  return (
    <div className="versions" data-versions="">
      <button type="button" popoverTarget={MENU_ID} aria-label={t.docsVersions}>
        <span>{versions.label}</span>
        <Icon name="chevron" />
      </button>
      <VersionLinks id={MENU_ID} versions={versions} />
    </div>
  );
}

/** The same as a list, for the menu of a narrow window, which is a popover itself. */
export function VersionList({ versions }: VersionMenuProps): ReactElement {
  const t = useMessages();
  return (
    <nav className="versions" aria-label={t.docsVersions} data-versions="">
      <VersionLinks versions={versions} />
    </nav>
  );
}

function VersionLinks({ id, versions }: VersionMenuProps & { readonly id?: string }): ReactElement {
  return (
    <ul id={id} popover={id === undefined ? undefined : 'auto'}>
      {versions.links.map(({ href, name, label, current }) => (
        <li key={name}>
          <a href={href} data-version-name={name} aria-current={current ? 'true' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
