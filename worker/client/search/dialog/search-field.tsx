import type { ReactElement, Ref } from 'react';
import { useMessages } from '../messages.ts';
import { LIST_ID } from './choice-list.tsx';
import { FinderIcon } from './finder-icon.tsx';

/** The site's search truncates longer texts. */
const MAX_LENGTH = 200;

interface SearchFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly text: string;
  readonly isBusy: boolean;
  /** Whether there is a list below the field. */
  readonly isExpanded: boolean;
  readonly activeId: string | null;
  readonly onChange: (text: string) => void;
}

/** The field, which keeps the focus while keys move through the list (WAI-ARIA APG, editable combobox). */
export function SearchField({ ref, text, isBusy, isExpanded, activeId, onChange }: SearchFieldProps): ReactElement {
  const t = useMessages();
  return (
    <div className="finder-head">
      {isBusy ? <span className="finder-spinner" /> : <FinderIcon name="search" />}
      <input
        ref={ref}
        type="text"
        role="combobox"
        aria-label={t.label}
        aria-autocomplete="list"
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? LIST_ID : undefined}
        aria-activedescendant={activeId ?? undefined}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        enterKeyHint="go"
        maxLength={MAX_LENGTH}
        placeholder={t.placeholder}
        spellCheck={false}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
      {text !== '' && (
        <button type="button" className="finder-clear" aria-label={t.clearText} onClick={() => onChange('')}>
          {t.clear}
        </button>
      )}
      <form method="dialog">
        <button type="submit" className="icon-button" aria-label={t.close}>
          <FinderIcon name="close" />
        </button>
      </form>
    </div>
  );
}
