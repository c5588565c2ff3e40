import type { ReactElement } from 'react';
import type { SiteFrame } from '../../model/site.ts';
import { useMessages } from '../messages.tsx';
import { SiteAnchor } from './site-anchor.tsx';
import { Slot } from './slot.tsx';

interface FooterProps {
  readonly site: SiteFrame;
}

/** Link columns and copyright. */
export function Footer({ site }: FooterProps): ReactElement {
  const t = useMessages();
  const { footer, base } = site;
  return (
    <footer className="footer">
      {footer.columns.length > 0 && (
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
      )}
      {footer.copyright && <p>{footer.copyright}</p>}
      {footer.contact && (
        <p>
          <SiteAnchor link={footer.contact} base={base} />
        </p>
      )}
      <button type="button" data-action="shortcuts">
        {t.shortcuts}
      </button>
      <Slot site={site} name="footerEnd" />
    </footer>
  );
}
