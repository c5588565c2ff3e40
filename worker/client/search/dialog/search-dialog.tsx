import type { ReactElement } from 'react';
import type { SearchMessages } from '../../../model/messages/search-messages.ts';
import { useMessages } from '../messages.ts';
import type { SearchState } from '../state/search-state.ts';
import { type FinderOptions, useFinder } from '../state/use-finder.ts';
import { ChoiceList } from './choice-list.tsx';
import { followKey } from './dialog-keys.ts';
import { KeyHints } from './key-hints.tsx';
import { SearchField } from './search-field.tsx';
import { SearchFilters } from './search-filters.tsx';
import { SearchMessage } from './search-message.tsx';
import { Status } from './status.tsx';

/** The content of the dialog: a field, filters, and a list of choices. */
export function SearchDialog(options: FinderOptions): ReactElement {
  const t = useMessages();
  const finder = useFinder(options);
  const { field, text, query, state, groups, active, enter, moveByKey } = finder;
  const isSlow = state.kind === 'asking' && state.slow;
  return (
    <div className="finder-frame" onKeyDown={(event) => followKey(event, { field: field.current, enter, moveByKey })}>
      <SearchField
        ref={field}
        text={text}
        isBusy={isSlow}
        isExpanded={groups.length > 0}
        activeId={active?.id ?? null}
        onChange={finder.changeText}
      />
      <SearchFilters
        area={query.area}
        method={query.method}
        onArea={(area) => finder.change({ area })}
        onMethod={(method) => finder.change({ method })}
      />
      <div className="finder-body" data-stale={isSlow ? '' : undefined}>
        <SearchMessage
          state={state}
          searchHref={options.client.href(query)}
          onRetry={finder.retry}
          onDropFilters={() => {
            finder.change({ area: null, method: null });
            field.current?.focus();
          }}
        />
        <ChoiceList
          groups={groups}
          active={active}
          label={state.kind === 'start' ? t.start : t.results}
          onActivate={finder.activate}
          onChoose={finder.choose}
          onChangeRecents={finder.changeRecents}
        />
      </div>
      <KeyHints hasChoices={groups.length > 0} />
      <Status text={statusOf(state, t)} />
    </div>
  );
}

/** The announcement of a state to screen readers. */
function statusOf(state: SearchState, t: SearchMessages): string {
  switch (state.kind) {
    case 'start':
      return '';
    case 'asking':
      return state.slow ? t.loading : '';
    case 'answered':
      return t.resultCount(state.answer.results.length, state.answer.total);
    case 'nothing':
      return t.nothing(state.query.text);
    case 'failed':
      return t.failed[state.fault];
  }
}
