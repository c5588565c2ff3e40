import type { ReactElement } from 'react';
import type { Frame } from '../../model/frame.ts';
import { en } from '../../model/strings.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { PageMenu } from './page-menu.tsx';

interface PageBarProps {
  readonly frame: Frame;
}

/** The line above an article: where it stands, which version it describes, and the page in other forms. */
export function PageBar({ frame: { site, kind, path, breadcrumbs } }: PageBarProps): ReactElement | null {
  if (kind === 'landing' || kind === 'error') return null;
  return (
    <div className="page-bar">
      <Breadcrumbs base={site.base} crumbs={breadcrumbs} />
      {site.versionLabel !== '' && (
        <span className="version" data-version={site.versionLabel}>
          {en.version(site.versionLabel)}
        </span>
      )}
      <PageMenu site={site} path={path} />
    </div>
  );
}
