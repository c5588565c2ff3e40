import type { ReactElement } from 'react';
import type { Frame } from '../../model/frame.ts';
import { en } from '../../model/strings.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { PageMenu } from './page-menu.tsx';

interface PageBarProps {
  readonly frame: Frame;
}

/** The line above an article: where it stands, which version it describes, and the page in other forms. */
export function PageBar({ frame: { site, kind, path, breadcrumbs, versions } }: PageBarProps): ReactElement | null {
  if (kind === 'landing' || kind === 'error' || kind === 'search') return null;
  return (
    <div className="page-bar">
      <Breadcrumbs base={site.base} crumbs={breadcrumbs} />
      {versions === undefined && site.versionLabel !== '' && (
        <VersionLabel name={site.versionLabel} label={site.versionLabel} />
      )}
      {versions?.current != null && (
        <VersionLabel name={versions.current.name} label={versions.current.label} hidden={!versions.current.badge} />
      )}
      <PageMenu site={site} path={path} />
    </div>
  );
}

interface VersionLabelProps {
  /** What the browser remembers. */
  readonly name: string;
  readonly label: string;
  readonly hidden?: boolean;
}

function VersionLabel({ name, label, hidden = false }: VersionLabelProps): ReactElement {
  return (
    <span className="version" data-version={name} hidden={hidden}>
      {en.version(label)}
    </span>
  );
}
