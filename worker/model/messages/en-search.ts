import { pluralizer } from './plural.ts';
import type { SearchMessages } from './search-messages.ts';

const plural = pluralizer('en');

export const searchEn: SearchMessages = {
  locale: 'en',
  allMethods: 'Any method',
  allResults: (count) => `See all ${count} results`,
  area: 'Search in',
  areas: { all: 'All', guides: 'Guides', api: 'API' },
  clear: 'Clear',
  clearRecent: 'Clear recent',
  clearText: 'Clear search text',
  close: 'Close search',
  failed: {
    offline: 'You are offline.',
    outdated: 'This page is out of date.',
    unavailable: 'Search is unavailable.',
  },
  failedText: {
    offline: 'Search resumes when you are back online.',
    outdated: 'The site has changed. Reload the page, or open the search page.',
    unavailable: 'Check your connection, then try again.',
  },
  fullSearch: 'Open the search page',
  goTo: 'Go to',
  didYouMean: 'Did you mean',
  scopes: 'Scopes',
  groups: { api: 'API reference', best: 'Best match', guides: 'Guides', operations: 'Operations', others: 'More' },
  keys: { choose: 'open', close: 'close', move: 'move', newTab: 'in a new tab' },
  label: 'Search',
  loading: 'Searching…',
  method: 'Method',
  moreResults: 'More results',
  nothing: (text) => `No results for “${text}”.`,
  nothingFiltered: (text) => `No results for “${text}” with these filters.`,
  nothingText: 'Try fewer or different words, or the exact name of a field or operation.',
  placeholder: 'Search guides, operations, fields…',
  places: { heading: 'Section', parameter: 'Parameter', property: 'Property', response: 'Response', value: 'Value' },
  recentPages: 'Recently opened',
  recentSearches: 'Recent searches',
  reload: 'Reload page',
  remove: (name) => `Remove “${name}” from recent`,
  resultCount: (shown, total) =>
    total > shown ? `${shown} of ${total} results` : plural(shown, { one: '1 result', other: `${shown} results` }),
  results: 'Results',
  retry: 'Retry',
  searchEverything: 'Search everything',
  showMore: 'Show more results',
  start: 'Recent searches and next steps',
};
