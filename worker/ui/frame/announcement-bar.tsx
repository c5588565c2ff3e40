import type { ReactElement } from 'react';
import type { Announcement } from '../../model/site.ts';
import { Html } from '../html.tsx';
import { Icon } from '../icons.tsx';
import { useMessages } from '../messages.tsx';

interface AnnouncementBarProps {
  readonly announcement: Announcement;
}

/** A line above everything. If it was dismissed, the theme snippet hides it before first paint. */
export function AnnouncementBar({ announcement: { id, html, closeable } }: AnnouncementBarProps): ReactElement {
  const t = useMessages();
  return (
    <section className="announcement" data-announcement={id} aria-label={t.announcement}>
      <Html html={html} />
      {closeable && (
        <button type="button" className="icon-button" data-action="dismiss-announcement" aria-label={t.close}>
          <Icon name="close" />
        </button>
      )}
    </section>
  );
}
