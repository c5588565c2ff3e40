/*
 * The engine's knowledge of English, which sites in other languages extend: names in APIs are English. A site adds its own
 * words with `search.synonyms` in site.yaml.
 */
import { type Actions, type LanguageWords, mapActions } from './language.ts';

const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about all am an and any are as at be been but by can could did do does doing for from had has have having he her his
  how i if in into is it its just may me might must my no not of on only or our please should since so some such than that the their
  them then there these they this those through to too want was we were what when where which while who why will with
  would you your`.split(/\s+/),
);

const QUESTION_WORDS: ReadonlySet<string> = new Set(
  'can could do does how is should what when where which who why'.split(' '),
);

const QUESTION_FILLERS: ReadonlySet<string> = new Set(
  `already also anyone anything because being both done each every everyone everything exist exists find get gets give
  given go goes got happen happens happened here know known learn look made make makes making mean means need needed per
  see someone something tell use used using very via whose work working works`.split(/\s+/),
);

/** Verbs that form one word with a particle: `log in`, `set up`. */
export const PHRASAL_VERBS: ReadonlySet<string> = new Set(
  'back check clean follow log look opt roll set sign turn'.split(' '),
);
export const PARTICLES: ReadonlySet<string> = new Set('back in off on out up'.split(' '));

export const ACTIONS: Actions = {
  create: 'add create new post make insert upsert'.split(' '),
  delete: 'delete remove destroy erase clear purge kick kill wipe'.split(' '),
  update: 'update edit modify change patch set'.split(' '),
  get: 'get retrieve fetch read show view download'.split(' '),
  list: 'list all browse query'.split(' '),
};

/** Words for what belongs to the reader, and what operations call the reader. */
export const OWN_WORDS: ReadonlySet<string> = new Set('i my our'.split(' '));
export const OWNERS: readonly string[] = ['current user', 'authenticated user'];

/** Words of yes-or-no questions, anywhere or at the beginning, and the verbs of operations that answer them. */
export const DOUBTS: ReadonlySet<string> = new Set('if whether'.split(' '));
export const YES_NO_WORDS: ReadonlySet<string> = new Set('are did does has have is was'.split(' '));
export const CHECKS: readonly string[] = ['check', 'test', 'validate', 'verify'];

/** Words in names of operations that answer a question of who. */
export const PEOPLE: readonly string[] = ['member', 'user'];

/** Words in questions for what a scope allows: `which operations need the scope invoices:read`. */
export const SCOPE_WORDS: ReadonlySet<string> = new Set(
  'allow allows endpoint endpoints need needs operation operations require required requires scope scopes token'.split(
    ' ',
  ),
);

const ARTICLES: ReadonlySet<string> = new Set('a an another my someone the your'.split(' '));

/** `comment on an issue`. */
const PREPOSITIONS: ReadonlySet<string> = new Set('for from on to with'.split(' '));

export const ENGLISH_WORDS: LanguageWords = {
  stopWords: STOP_WORDS,
  questionWords: QUESTION_WORDS,
  questionFillers: QUESTION_FILLERS,
  actions: ACTIONS,
  actionWords: mapActions(ACTIONS),
  articles: ARTICLES,
  prepositions: PREPOSITIONS,
};
