import type { ReactElement } from 'react';
import type { Prose } from '../../model/api/api-facts.ts';
import { Html } from '../html.tsx';
import { Icon } from '../icons.tsx';
import { useMessages } from '../messages.tsx';

interface DeprecationNoticeProps {
  /** The replacement; null if the description does not say. */
  readonly reason: Prose | null;
}

/** Announces at the top that an operation is deprecated. */
export function DeprecationNotice({ reason }: DeprecationNoticeProps): ReactElement {
  const t = useMessages();
  return (
    <div className="admonition warning" role="note">
      <p className="admonition-title">
        <Icon name="warning" />
        {t.deprecated}
      </p>
      {reason === null ? <p>{t.deprecatedOperation}</p> : <Html html={reason.html} />}
    </div>
  );
}
