import type { ReactElement } from 'react';
import { Html } from '../../../../../worker/ui/html.tsx';
import { Icon } from '../../../../../worker/ui/icons.tsx';
import type { Prose } from '../../../description/prose.ts';
import { useMessages } from '../../../messages.tsx';
import type { PageBlock } from '../../../page.ts';
import { proseLine, quote } from '../../../text/markdown/markdown-text.ts';

/** Announces that an operation is deprecated. `reason`: the replacement; null if the description does not say. */
export function deprecationBlock(reason: Prose | null): PageBlock {
  return {
    region: 'purpose',
    html: <DeprecationNotice reason={reason} />,
    markdown: ({ messages: { page } }) =>
      quote(`**${page.deprecated}:** ${proseLine(reason?.markdown ?? page.deprecatedOperation)}`),
    search: () => ({ text: reason?.text ?? '' }),
  };
}

function DeprecationNotice({ reason }: { readonly reason: Prose | null }): ReactElement {
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
