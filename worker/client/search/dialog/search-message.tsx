import type { ReactElement } from 'react';
import { useMessages } from '../messages.ts';
import type { SearchState } from '../state/search-state.ts';

interface SearchMessageProps {
  readonly state: SearchState;
  /** The search page for the same query. */
  readonly searchHref: string;
  readonly onRetry: () => void;
  readonly onDropFilters: () => void;
}

/** A message in place of results, with a next step; null if there are results. */
export function SearchMessage({ state, searchHref, onRetry, onDropFilters }: SearchMessageProps): ReactElement | null {
  const t = useMessages();
  if (state.kind === 'nothing') {
    const { text, area } = state.query;
    const isFiltered = area !== null;
    return (
      <div className="finder-message">
        <h2>{isFiltered ? t.nothingFiltered(text) : t.nothing(text)}</h2>
        <p>{t.nothingText}</p>
        {isFiltered && <Button label={t.searchEverything} onPress={onDropFilters} />}
      </div>
    );
  }
  if (state.kind !== 'failed') return null;
  return (
    <div className="finder-message">
      <h2>{t.failed[state.fault]}</h2>
      <p>{t.failedText[state.fault]}</p>
      <div className="finder-ways">
        {state.fault === 'outdated' ? (
          <Button label={t.reload} onPress={() => location.reload()} />
        ) : (
          <Button label={t.retry} onPress={onRetry} />
        )}
        <a href={searchHref}>{t.fullSearch}</a>
      </div>
    </div>
  );
}

interface ButtonProps {
  readonly label: string;
  readonly onPress: () => void;
}

function Button({ label, onPress }: ButtonProps): ReactElement {
  return (
    <button type="button" className="button" onClick={onPress}>
      {label}
    </button>
  );
}
