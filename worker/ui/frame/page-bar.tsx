import type { ReactElement } from 'react';
import { HOMES } from '../../model/page-kinds.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { PageMenu } from './page-menu.tsx';
import type { FrameProps } from './page-texts.ts';

/** The line above an article: breadcrumbs, version, and the page's menu. */
export function PageBar({ form: { site, kind }, texts }: FrameProps): ReactElement | null {
  if (HOMES.includes(kind) || kind === 'error' || kind === 'search') return null;
  const { crumbs, versions, markdown, assistants } = texts;
  return (
    <div className="page-bar">
      <Breadcrumbs base={site.base} crumbs={crumbs} />
      {versions?.own != null && (
        <VersionLabel docs={versions.own.docs} text={versions.own.text} hidden={!versions.own.badge} />
      )}
      <PageMenu site={site} markdown={markdown} assistants={assistants} />
    </div>
  );
}

interface VersionLabelProps {
  /** Identifier of a version of the docs in browser storage. */
  readonly docs: string | null;
  readonly text: string;
  readonly hidden?: boolean;
}

function VersionLabel({ docs, text, hidden = false }: VersionLabelProps): ReactElement {
  return (
    <span className="version" data-version={docs ?? undefined} hidden={hidden}>
      {text}
    </span>
  );
}
