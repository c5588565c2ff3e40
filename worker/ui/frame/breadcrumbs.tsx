import type { ReactElement } from 'react';
import type { Crumb } from '../../model/frame.ts';
import { pathToHref } from '../../model/path.ts';
import { en } from '../../model/strings.ts';
import { Icon } from '../icons.tsx';

interface BreadcrumbsProps {
  readonly base: string;
  readonly crumbs: readonly Crumb[];
}

/** The way from the home page to this one. */
export function Breadcrumbs({ base, crumbs }: BreadcrumbsProps): ReactElement | null {
  if (crumbs.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={en.breadcrumbs}>
      <ol>
        <li>
          <a href={pathToHref(base, '/')} aria-label={en.homePage}>
            <Icon name="home" />
          </a>
        </li>
        {crumbs.map(({ label, path }, index) => (
          <li key={path ?? label}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : path === null ? (
              label
            ) : (
              <a href={pathToHref(base, path)}>{label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
