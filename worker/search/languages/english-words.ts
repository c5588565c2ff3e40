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
  delete: 'delete remove destroy erase clear purge kick'.split(' '),
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

export const SAME_WORDS: readonly (readonly string[])[] = [
  ['pull request', 'PR'],
  ['repository', 'repo'],
  ['organization', 'org'],
  ['administrator', 'admin'],
  ['environment', 'env'],
  ['information', 'info'],
  ['configuration', 'config'],
  ['parameter', 'param', 'argument'],
  ['application', 'app'],
  ['database', 'db'],
  ['directory', 'folder', 'dir'],
  ['maximum', 'max'],
  ['minimum', 'min'],
  ['specification', 'spec'],
  ['statistics', 'stats'],
  ['ID', 'identifier'],
  ['authentication', 'authenticate', 'auth'],
  ['authorization', 'authorize', 'auth'],
  ['pay', 'payment'],
  ['log in', 'sign in'],
  ['log out', 'sign out', 'log off'],
];

export const RELATED_WORDS: readonly (readonly string[])[] = [
  ['OpenAPI', 'Postman', 'Swagger', 'API description'],
  ['backup', 'export', 'dump'],
  ['current user', 'authenticated user', 'who am I', 'me'],
  ['open', 'create', 'new'],
  ['approve', 'review'],
  ['upload', 'add', 'attach', 'create'],
  ['trigger', 'dispatch', 'start', 'launch', 'run'],
  ['stop', 'cancel', 'abort', 'terminate'],
  ['copy', 'duplicate', 'clone'],
  ['recurring', 'repeating', 'scheduled'],
  ['search', 'find'],
  ['disable', 'deactivate', 'turn off'],
  ['history', 'log', 'audit'],
  ['count', 'number of', 'how many'],
  ['assign', 'add'],
  ['member', 'user', 'membership'],
  ['file', 'attachment', 'document'],
  ['list', 'get'],
  ['cancel', 'void'],
  ['cancel', 'delete'],
  ['delete', 'drop', 'wipe', 'dispose'],
  ['connect', 'link', 'pair', 'authorize'],
  ['valid', 'check', 'verify', 'verification'],
  ['save', 'store'],
  ['version', 'revision'],
  ['opt out', 'unsubscribe', 'preference'],
  ['twice', 'duplicate', 'idempotency'],
  ['sign up', 'register', 'create'],
  ['set up', 'configure'],
  ['two factor', 'two step', '2fa', 'mfa', 'multi factor'],
  ['single sign-on', 'sso'],
  ['rate limit', 'throttling', 'too many requests', 'requests per minute'],
  ['pagination', 'cursor', 'next page'],
  ['field', 'property', 'attribute'],
  ['test', 'sandbox', 'staging'],
  ['error', 'failure', 'problem', 'broken'],
  ['example', 'sample', 'snippet'],
  ['sdk', 'client library', 'library'],
  ['endpoint', 'operation', 'route'],
  ['email', 'mail'],
  ['docs', 'documentation', 'reference', 'manual'],
  ['several', 'multiple', 'many'],
  ['forbidden', 'denied', 'refused', '403'],
  ['forgot', 'reset'],
  ['optimistic locking', 'concurrency', 'overwrite'],
  ['repeat', 'retry', 'replay', 'rerun', 'resend', 'redeliver'],
  ['block', 'ban', 'suspend'],
  ['undo', 'revert', 'remove'],
  ['roll back', 'revert', 'restore'],
  ['reject', 'decline', 'deny', 'dismiss'],
  ['latest', 'last', 'recent', 'newest'],
  ['invite', 'add'],
  ['label', 'tag'],
  ['status', 'state'],
  ['permission', 'access', 'role'],
  ['emoji', 'reaction'],
  ['quota', 'limit', 'usage', 'maximum'],
  ['history', 'list'],
  ['local', 'localhost', 'your computer'],
  // Accounting.
  ['supplier', 'vendor', 'creditor'],
  ['customer', 'debtor', 'buyer'],
  ['bill', 'supplier invoice', 'purchase invoice', 'payable'],
  ['unpaid invoice', 'accounts receivable', 'receivable'],
  ['quote', 'quotation', 'estimate'],
  ['credit note', 'credit memo', 'refund'],
  ['P&L', 'profit and loss', 'income statement'],
  ['VAT', 'GST', 'sales tax'],
  ['reminder', 'dunning', 'overdue'],
  ['financial year', 'fiscal year', 'year end'],
  ['ledger', 'journal', 'bookkeeping'],
  ['chart of accounts', 'accounting code', 'ledger account'],
  ['match', 'reconcile', 'reconciliation'],
  ['reimburse', 'refund', 'pay back'],
  ['per diem', 'daily allowance'],
  ['category', 'cost centre', 'cost center'],
];

export const ENGLISH_WORDS: LanguageWords = {
  stopWords: STOP_WORDS,
  questionWords: QUESTION_WORDS,
  questionFillers: QUESTION_FILLERS,
  actions: ACTIONS,
  actionWords: mapActions(ACTIONS),
  articles: ARTICLES,
  prepositions: PREPOSITIONS,
  sameWords: SAME_WORDS,
  relatedWords: RELATED_WORDS,
};
