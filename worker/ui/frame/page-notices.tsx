import type { ReactElement } from 'react';
import type { Frame } from '../../model/frame.ts';
import { pathToHref } from '../../model/path.ts';
import type { SiteFrame } from '../../model/site.ts';
import { en } from '../../model/strings.ts';
import type { PageVersions } from '../../model/versions.ts';

interface PageNoticesProps {
  readonly frame: Frame;
}

/** What readers must know before they read: that the page is of another version, not listed, not published. */
export function PageNotices({ frame }: PageNoticesProps): ReactElement | null {
  if (frame.kind === 'error') return null;
  return (
    <>
      {frame.draft === true && (
        <p className="notice">
          <strong>{en.draft}.</strong> {en.draftText}
        </p>
      )}
      {frame.unlisted && (
        <p className="notice">
          <strong>{en.unlisted}.</strong> {en.unlistedText}
        </p>
      )}
      {frame.versions !== undefined && <VersionNotice site={frame.site} versions={frame.versions} />}
    </>
  );
}

interface VersionNoticeProps {
  readonly site: SiteFrame;
  readonly versions: PageVersions;
}

function VersionNotice({ site, versions: { current, last, choices } }: VersionNoticeProps): ReactElement | null {
  if (current?.banner == null) return null;
  const tell = current.banner === 'unreleased' ? en.unreleasedVersion : en.unmaintainedVersion;
  const latest = choices.find(({ version }) => version === last)?.path ?? last.home;
  return (
    <p className="notice">
      {tell(site.title, current.label)}{' '}
      {current !== last && <a href={pathToHref(site.base, latest)}>{en.upToDate(last.label)}</a>}
    </p>
  );
}
