import type { ReactElement, ReactNode } from 'react';
import { OFFERED_METHODS, type SearchArea, type SearchQuery } from '../../model/search/search.ts';
import { useMessages } from '../messages.tsx';

interface SearchFilterLinksProps {
  readonly query: SearchQuery;
  /** URL of the query with a change. */
  readonly toHref: (change: Partial<SearchQuery>) => string;
}

const AREAS: readonly (SearchArea | null)[] = [null, 'guides', 'api'];

/** Filters. Links rather than fields, so one click is enough, with or without scripts. */
export function SearchFilterLinks({ query: { area, method }, toHref }: SearchFilterLinksProps): ReactElement {
  const t = useMessages();
  return (
    <nav aria-label={t.searchFilters}>
      <ul>
        {AREAS.map((value) => (
          <FilterLink
            key={value}
            href={toHref({ area: value, method: null })}
            isCurrent={area === value && (value !== null || method === null)}
          >
            {t.areas[value ?? 'all']}
          </FilterLink>
        ))}
        {area !== 'guides' &&
          OFFERED_METHODS.map((value) => (
            <FilterLink
              key={value}
              href={toHref(method === value ? { method: null } : { method: value, area: 'api' })}
              isCurrent={method === value}
            >
              {value}
            </FilterLink>
          ))}
      </ul>
    </nav>
  );
}

interface FilterLinkProps {
  readonly href: string;
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}

function FilterLink({ href, isCurrent, children }: FilterLinkProps): ReactElement {
  return (
    <li>
      <a href={href} aria-current={isCurrent ? 'true' : undefined}>
        {children}
      </a>
    </li>
  );
}
