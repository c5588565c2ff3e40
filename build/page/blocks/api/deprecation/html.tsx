import type { ReactElement } from 'react';
import { Html } from '../../../../../worker/ui/html.tsx';
import { Icon } from '../../../../../worker/ui/icons.tsx';
import { useMessages } from '../../../../../worker/ui/messages.tsx';
import type { Prose } from '../../../description/prose.ts';

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
