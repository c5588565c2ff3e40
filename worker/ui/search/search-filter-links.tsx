import type { ReactElement, ReactNode } from 'react';
import { OFFERED_METHODS, type SearchArea, type SearchQuery } from '../../model/search.ts';
import { useMessages } from '../messages.tsx';

interface SearchFilterLinksProps {
  readonly query: SearchQuery;
  /** The same query with something changed. */
  readonly toHref: (change: Partial<SearchQuery>) => string;
}

const AREAS: readonly (SearchArea | null)[] = [null, 'guides', 'api'];

/** Which pages count. Links rather than fields: one click, with or without a script. */
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
              <code>{value}</code>
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
