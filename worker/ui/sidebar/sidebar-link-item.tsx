import type { ReactElement } from 'react';
import { Icon } from '../icons.tsx';
import { Identifier, MethodBadge } from '../inline.tsx';
import { useMessages } from '../messages.tsx';

/** Labels up to this many characters fit on the two lines that a sidebar shows. */
const MAX_SHOWN_CHARACTERS = 44;

interface SidebarLinkItemProps {
  readonly href: string;
  readonly label: string;
  /** Upper-case method of an operation, or null. */
  readonly method?: string | null;
  readonly deprecated?: boolean;
  /** Whether the link leads to another site. */
  readonly external?: boolean;
}

/** A line of a sidebar. The build stores its markup (`SidebarLink.html`), and the edge marks the current one. */
export function SidebarLinkItem({
  href,
  label,
  method = null,
  deprecated = false,
  external = false,
}: SidebarLinkItemProps): ReactElement {
  const target = external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <li>
      <a href={href} title={label.length > MAX_SHOWN_CHARACTERS ? label : undefined} {...target}>
        {method !== null && <MethodBadge method={method} />}
        {deprecated ? <DeprecatedLabel label={label} /> : <Identifier text={label} />}
        {external && <Icon name="external" />}
      </a>
    </li>
  );
}

function DeprecatedLabel({ label }: { readonly label: string }): ReactElement {
  const t = useMessages();
  return (
    <>
      <s>
        <Identifier text={label} />
      </s>
      <span className="visually-hidden"> ({t.deprecated})</span>
    </>
  );
}

interface SidebarSummaryProps {
  readonly label: string;
  /** The category around it, if another one has the same label. */
  readonly within?: string | undefined;
}

/** The content of a category's `<summary>` (`SidebarCategory.summary`). */
export function SidebarSummary({ label, within }: SidebarSummaryProps): ReactElement {
  return (
    <>
      <Identifier text={label} />
      {within && <span className="visually-hidden"> ({within})</span>}
    </>
  );
}
