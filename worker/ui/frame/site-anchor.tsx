import type { ReactElement } from 'react';
import { linkToHref } from '../../model/path.ts';
import type { SiteLink } from '../../model/site.ts';
import { Html } from '../html.tsx';
import { Icon } from '../icons.tsx';

interface SiteAnchorProps {
  readonly link: SiteLink;
  readonly base: string;
  /** Whether the page belongs to the section that the link leads to. */
  readonly current?: boolean;
}

/** A configured link: within the site under its base or to an email address, or to another site in a new tab. */
export function SiteAnchor({ link: { label, to, icon }, base, current = false }: SiteAnchorProps): ReactElement {
  const drawing = icon !== undefined && <Html as="span" html={icon} />;
  if (!/^https?:/.test(to)) {
    return (
      <a href={linkToHref(base, to)} aria-current={current || undefined}>
        {drawing}
        {label}
      </a>
    );
  }
  return (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {drawing}
      {label}
      <Icon name="external" />
    </a>
  );
}
