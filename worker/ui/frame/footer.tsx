import type { ReactElement } from 'react';
import type { Footer as FooterConfig } from '../../model/site.ts';
import { useMessages } from '../messages.tsx';
import { SiteAnchor } from './site-anchor.tsx';

interface FooterProps {
  readonly footer: FooterConfig;
  readonly base: string;
}

/** Columns of links and the copyright. */
export function Footer({ footer, base }: FooterProps): ReactElement {
  const t = useMessages();
  return (
    <footer className="footer">
      <nav aria-label={t.footer}>
        {footer.columns.map(({ title, links }) => (
          <div key={title}>
            <p>{title}</p>
            <ul>
              {links.map((link) => (
                <li key={link.to}>
                  <SiteAnchor link={link} base={base} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <p>{footer.copyright}</p>
      <button type="button" data-action="shortcuts">
        {t.shortcuts}
      </button>
    </footer>
  );
}
