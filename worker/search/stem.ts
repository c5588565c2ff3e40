import { stemmer } from 'stemmer';

/** Where the stemmer would take two words for one, or one for two: paging is not about pages, an assignee was assigned. */
const IRREGULAR_STEMS: ReadonlyMap<string, string> = new Map([
  ['paging', 'pagin'],
  ['customer', 'customer'],
  ['customers', 'customer'],
  ['assignee', 'assign'],
  ['assignees', 'assign'],
  ['assignment', 'assignment'],
  ['assignments', 'assignment'],
  ['attendee', 'attend'],
  ['attendees', 'attend'],
  ['general', 'general'],
  ['news', 'news'],
]);

/** The stem of a folded word: `invoices` and `invoicing` are `invoic`. Words of other languages stay as they are, mostly. */
export function toStem(word: string): string {
  if (word.length <= 3 || !/^[a-z]+$/.test(word)) return word;
  // British spelling: `organisation`, `authorised`.
  const american = word.replace(/([a-z]{2})is(e[ds]?|ing|ations?)$/, '$1iz$2');
  return IRREGULAR_STEMS.get(american) ?? stemmer(american);
}
