import { stemmer } from 'stemmer';

/**
 * Corrects the stemmer where it would merge different words or separate forms of one: paging is not about pages and
 * settings are not what sets, but an assignee was assigned.
 */
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
  ['receivable', 'receivable'],
  ['receivables', 'receivable'],
  ['setting', 'setting'],
  ['settings', 'setting'],
]);

/**
 * Forms of one word that the stemmer leaves apart: subscribe and subscription, register and registration, deploy and
 * deployment.
 */
function joinForms(stem: string): string {
  return stem
    .replace(/(sub|tran)script$/, '$1scrib')
    .replace(/^(pre|re|un)?registr$/, '$1regist')
    .replace(/oi$/, 'oy');
}

/**
 * The stem of a folded word: `invoices` and `invoicing` become `invoic`. Words of other languages mostly stay
 * unchanged.
 */
export function toEnglishStem(word: string): string {
  if (word.length <= 3 || !/^[a-z]+$/.test(word)) return word;
  // British spelling: `organisation`, `authorised`.
  const american = word.includes('is', 2) ? word.replace(/([a-z]{2})is(e[ds]?|ing|ations?)$/, '$1iz$2') : word;
  return IRREGULAR_STEMS.get(american) ?? joinForms(stemmer(american));
}
