import { RULES, type Rule } from '../../base/report/rules.ts';
import type { Check } from './check.ts';
import { findWords } from './find-words.ts';
import { loadSpeller, wordsOf } from './spelling.ts';

/** The checks of an author's style. */
export const CONTENT_CHECKS: readonly Check[] = [
  check('missing-description', () => ({ source }, note) => {
    if (source.frontMatter.description === undefined)
      note(
        'Cannot describe this page in search results: its front matter has no "description". Add one of one or two sentences.',
      );
  }),
  check('unlinked-page', ({ isLinked }) => (page, note) => {
    if (page.source.frontMatter.unlisted === true || page.path === '/' || isLinked(page)) return;
    note(
      `Cannot reach the page ${page.path}: no sidebar and no other page links to it. Link to it, or set "unlisted: true".`,
    );
  }),
  check('long-page', ({ settings: { maxWords }, proseOf }) => (page, note) => {
    const { length } = wordsOf(proseOf(page));
    if (length > maxWords)
      note(`Cannot keep this page short: it has ${length} words, and "checks.maxWords" is ${maxWords}. Divide it.`, 0);
  }),
  check('unwanted-word', ({ settings: { words }, proseOf }) => {
    if (words.length === 0) return null;
    return (page, note) => {
      for (const { offset, message } of findWords(proseOf(page), words)) note(message, offset);
    };
  }),
  check('misspelled-word', async ({ settings: { spelling }, locale, contentDir, locate, proseOf }) => {
    if (spelling === undefined) return null;
    const speller = await loadSpeller(spelling, { locale, contentDir, location: locate(['checks', 'spelling']) });
    return (page, note) => {
      for (const { word, offset } of wordsOf(proseOf(page))) {
        if (speller.isCorrect(word)) continue;
        const meant = speller.suggest(word);
        const hint =
          meant === null ? '. Correct it, or add' : `; did you mean ${JSON.stringify(meant)}? If it is right, add`;
        note(
          `Cannot accept the word ${JSON.stringify(word)}: the dictionary does not have it${hint} it to "checks.spelling.accept".`,
          offset,
        );
      }
    };
  }),
];

function check(rule: Rule, start: Check['start']): Check {
  return { rule, severity: RULES[rule], start };
}
