import type { ReactElement } from 'react';
import { pathToHref } from '../../../model/path.ts';
import { SEARCH_PATH } from '../../../model/search/search.ts';
import { Icon } from '../../icons.tsx';
import { useMessages } from '../../messages.tsx';

interface SearchFormProps {
  readonly base: string;
  /** Distinguishes the forms of a page. */
  readonly label: string;
  /** Name of the version to search; by default, that is the default version. */
  readonly version?: string | null;
}

/** A search form that works without scripts. The client opens its dialog from it. */
export function SearchForm({ base, label, version = null }: SearchFormProps): ReactElement {
  const t = useMessages();
  return (
    <form className="search" role="search" aria-label={label} action={pathToHref(base, SEARCH_PATH)}>
      <Icon name="search" />
      <input type="search" name="q" placeholder={t.search} aria-label={label} autoComplete="off" />
      {version !== null && <input type="hidden" name="version" value={version} />}
      <kbd aria-hidden="true" />
    </form>
  );
}
