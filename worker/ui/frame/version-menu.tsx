import type { ReactElement } from 'react';
import { pathToHref } from '../../model/path.ts';
import { en } from '../../model/strings.ts';
import type { PageVersions } from '../../model/versions.ts';
import { Icon } from '../icons.tsx';

const MENU_ID = 'version-menu';

interface VersionMenuProps {
  readonly versions: PageVersions;
  readonly base: string;
}

/** The versions of the documentation behind the one that the page is of: a popover, which needs no script. */
export function VersionMenu({ versions, base }: VersionMenuProps): ReactElement {
  return (
    <div className="versions" data-versions="">
      <button type="button" popoverTarget={MENU_ID} aria-label={en.docsVersions}>
        <span>{(versions.current ?? versions.last).label}</span>
        <Icon name="chevron" />
      </button>
      <VersionLinks id={MENU_ID} versions={versions} base={base} />
    </div>
  );
}

/** The same as a list, for the menu of a narrow window, which is a popover itself. */
export function VersionList({ versions, base }: VersionMenuProps): ReactElement {
  return (
    <nav className="versions" aria-label={en.docsVersions} data-versions="">
      <VersionLinks versions={versions} base={base} />
    </nav>
  );
}

function VersionLinks({ id, versions, base }: VersionMenuProps & { readonly id?: string }): ReactElement {
  const { current, last, choices } = versions;
  return (
    <ul id={id} popover={id === undefined ? undefined : 'auto'}>
      {choices.map(({ version, path }) => (
        <li key={version.name}>
          <a
            href={pathToHref(base, path)}
            data-version-name={version.name}
            aria-current={version === (current ?? last) ? 'true' : undefined}
          >
            {version.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
