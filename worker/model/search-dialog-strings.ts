/** Texts of what both the search dialog and the search page show. */
export const searchPartsEn = {
  areas: { all: 'All', guides: 'Guides', api: 'API' },
  groups: { api: 'API reference', guides: 'Guides', operations: 'Operations', others: 'More' },
} as const;

/** Texts of the search dialog, whose script is loaded on first use and shares no module with those before it. */
export const searchDialogEn = {
  allMethods: 'Any method',
  allResults: (count: string) => `See all ${count} results`,
  area: 'Search in',
  clear: 'Clear',
  clearRecent: 'Clear recent',
  clearText: 'Clear search text',
  close: 'Close search',
  failed: {
    offline: 'You are offline.',
    outdated: 'Search does not answer as this page expects.',
    unavailable: 'Search does not answer.',
  },
  failedText: {
    offline: 'Search goes on when the connection is back.',
    outdated: 'The site may have changed: reload the page, or open the search page.',
    unavailable: 'Either the connection is down, or the site is busy.',
  },
  fullSearch: 'Open the search page',
  goTo: 'Go to',
  keys: { choose: 'open', close: 'close', move: 'move', newTab: 'in a new tab' },
  label: 'Search',
  loading: 'Searching…',
  locale: 'en',
  method: 'Method',
  nothing: (text: string) => `Nothing found for “${text}”.`,
  nothingFiltered: (text: string) => `Nothing found for “${text}” with these filters.`,
  nothingText: 'Try fewer or other words, or a name as the API writes it.',
  placeholder: 'Search guides, operations, fields…',
  places: { heading: 'Section', parameter: 'Parameter', property: 'Property', response: 'Response', value: 'Value' },
  recentPages: 'Recently opened',
  recentSearches: 'Recent searches',
  reload: 'Reload page',
  remove: (name: string) => `Remove “${name}” from recent`,
  resultCount: (shown: number, total: number) =>
    total > shown ? `${shown} of ${total} results` : shown === 1 ? '1 result' : `${shown} results`,
  results: 'Results',
  retry: 'Retry',
  searchEverything: 'Search everything',
  start: 'Recent searches and ways on',
} as const;
