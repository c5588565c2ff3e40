import type { ReactElement, ReactNode } from 'react';
import type { Link } from '../../../../../worker/model/parts.ts';
import { useMessages } from '../../../messages.tsx';
import type { PageBlock } from '../../../page.ts';
import { link as writeLink } from '../../../text/markdown/markdown-text.ts';

interface TextLinkProps {
  readonly link: Link;
  /** The label with markup. */
  readonly children?: ReactNode;
}

/** A label with its link, or only the label if there is no safe link. */
export function TextLink({ link: { label, href }, children = label }: TextLinkProps): ReactElement {
  if (href === null) return <>{children}</>;
  if (!/^https?:/i.test(href)) return <a href={href}>{children}</a>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

/** Links the page that this one continues, or was split from. */
export function PartOf({ whole }: { readonly whole: Link }): ReactElement {
  const t = useMessages();
  return (
    <p className="fact">
      {t.partOf} <TextLink link={whole} />
    </p>
  );
}

/** The documentation elsewhere that a description links to. */
export function externalDocsBlock(link: Link | null): PageBlock {
  if (link === null) return {};
  return {
    region: 'purpose',
    html: (
      <p>
        <TextLink link={link} />
      </p>
    ),
    markdown: () => writeLink(link.label, link.href),
  };
}
