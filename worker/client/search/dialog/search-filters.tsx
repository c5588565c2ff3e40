import type { ReactElement, ReactNode } from 'react';
import { OFFERED_METHODS, type SearchArea } from '../../../model/search/search.ts';
import { MethodBadge } from '../../../ui/sidebar/method-badge.tsx';
import { useMessages } from '../messages.ts';

interface SearchFiltersProps {
  readonly area: SearchArea | null;
  readonly method: string | null;
  readonly onArea: (area: SearchArea | null) => void;
  readonly onMethod: (method: string | null) => void;
}

const AREAS: readonly (SearchArea | null)[] = [null, 'guides', 'api'];

/** The filters. The method filter appears after the area `API` is chosen. */
export function SearchFilters({ area, method, onArea, onMethod }: SearchFiltersProps): ReactElement {
  const t = useMessages();
  return (
    <div className="finder-filters">
      <fieldset>
        <legend className="visually-hidden">{t.area}</legend>
        {AREAS.map((value) => (
          <Option key={value} name="finder-area" isChosen={value === area} onChoose={() => onArea(value)}>
            {t.areas[value ?? 'all']}
          </Option>
        ))}
      </fieldset>
      {area === 'api' && (
        <fieldset className="finder-methods">
          <legend className="visually-hidden">{t.method}</legend>
          <Option name="finder-method" isChosen={method === null} onChoose={() => onMethod(null)}>
            {t.allMethods}
          </Option>
          {OFFERED_METHODS.map((value) => (
            <Option key={value} name="finder-method" isChosen={value === method} onChoose={() => onMethod(value)}>
              <MethodBadge method={value} />
            </Option>
          ))}
        </fieldset>
      )}
    </div>
  );
}

interface OptionProps {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

function Option({ name, isChosen, onChoose, children }: OptionProps): ReactElement {
  return (
    <label>
      <input type="radio" className="visually-hidden" name={name} checked={isChosen} onChange={onChoose} />
      <span>{children}</span>
    </label>
  );
}
