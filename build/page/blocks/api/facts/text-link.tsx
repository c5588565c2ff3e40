import type { ReactElement } from 'react';
import type { Link } from '../../../../../worker/model/parts.ts';

interface TextLinkProps {
  readonly link: Link;
}

/** A label with its link, or only the label if there is no safe link. */
export function TextLink({ link: { label, href } }: TextLinkProps): ReactElement {
  if (href === null) return <>{label}</>;
  if (!/^https?:/i.test(href)) return <a href={href}>{label}</a>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {label}
    </a>
  );
}
