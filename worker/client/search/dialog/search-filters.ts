import type { SearchMessages } from '../../../model/messages/messages.ts';
import { OFFERED_METHODS, type SearchArea, type SearchQuery } from '../../../model/search/search.ts';
import { element, methodBadge, span } from './elements.ts';

type Filters = Pick<SearchQuery, 'area' | 'method'>;

const AREAS: readonly (SearchArea | null)[] = [null, 'guides', 'api'];

/** The filters. The method filter appears after the area `API` is chosen. */
export function searchFilters(
  t: SearchMessages,
  onChange: (changed: Partial<Filters>) => void,
): { readonly element: HTMLElement; readonly show: (filters: Filters) => void } {
  const areas = AREAS.map((area) => option('finder-area', t.areas[area ?? 'all'], () => onChange({ area })));
  const methods = [null, ...OFFERED_METHODS].map((method) =>
    option('finder-method', method === null ? t.allMethods : methodBadge(method), () => onChange({ method })),
  );
  const areaSet = fieldset('', t.area, areas);
  const methodSet = fieldset('finder-methods', t.method, methods);
  const filters = element('div', { className: 'finder-filters' }, areaSet);
  return {
    element: filters,
    show({ area, method }) {
      check(areas[AREAS.indexOf(area)]);
      check(methods[method === null ? 0 : OFFERED_METHODS.indexOf(method) + 1]);
      if (area !== 'api') methodSet.remove();
      else if (!methodSet.isConnected) filters.append(methodSet);
    },
  };
}

function fieldset(className: string, legend: string, options: readonly HTMLElement[]): HTMLElement {
  const title = element('legend', { className: 'visually-hidden' }, legend);
  return element('fieldset', className === '' ? {} : { className }, title, ...options);
}

function option(name: string, content: string | Node, choose: () => void): HTMLElement {
  const radio = element('input', { type: 'radio', className: 'visually-hidden', name });
  radio.addEventListener('change', choose);
  return element('label', {}, radio, span('', content));
}

function check(label: HTMLElement | undefined): void {
  const radio = label?.querySelector('input');
  if (radio) radio.checked = true;
}
