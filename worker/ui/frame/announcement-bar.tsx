import type { ReactElement } from 'react';
import type { Announcement } from '../../model/site.ts';
import { en } from '../../model/strings.ts';
import { Html } from '../html.tsx';
import { Icon } from '../icons.tsx';

interface AnnouncementBarProps {
  readonly announcement: Announcement;
}

/** One line above everything; the theme snippet hides it before first paint once it was dismissed. */
export function AnnouncementBar({ announcement: { id, html, closeable } }: AnnouncementBarProps): ReactElement {
  return (
    <section className="announcement" data-announcement={id} aria-label={en.announcement}>
      <Html html={html} />
      {closeable && (
        <button type="button" className="icon-button" data-action="dismiss-announcement" aria-label={en.close}>
          <Icon name="close" />
        </button>
      )}
    </section>
  );
}
