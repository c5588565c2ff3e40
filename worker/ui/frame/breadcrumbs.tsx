import type { ReactElement } from 'react';
import { pathToHref } from '../../model/path.ts';
import { Icon } from '../icons.tsx';
import { useMessages } from '../messages.tsx';
import type { CrumbTexts } from './page-texts.ts';

interface BreadcrumbsProps {
  readonly base: string;
  readonly crumbs: readonly CrumbTexts[];
}

/** The trail from the home page to this one. */
export function Breadcrumbs({ base, crumbs }: BreadcrumbsProps): ReactElement | null {
  const t = useMessages();
  if (crumbs.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={t.breadcrumbs}>
      <ol>
        <li>
          <a href={pathToHref(base, '/')} aria-label={t.homePage}>
            <Icon name="home" />
          </a>
          <Separator />
        </li>
        {crumbs.map(({ label, href }, index) => (
          <li key={href ?? label}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : href === null ? (
              label
            ) : (
              <a href={href}>{label}</a>
            )}
            {index < crumbs.length - 1 && <Separator />}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Text, because generated content is not copied. */
function Separator(): ReactElement {
  return <span aria-hidden="true"> / </span>;
}
