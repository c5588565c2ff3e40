import type { PageFacts } from '../../../worker/model/records/manifest.ts';
import { ENGLISH_WORDS } from '../../../worker/search/languages/english-words.ts';
import type { LanguageWords } from '../../../worker/search/languages/language.ts';
import { nameStems, nameTerm } from '../../../worker/search/words/names.ts';
import type { Term } from '../../../worker/search/words/words.ts';
import type { KnownTexts } from './known-texts.ts';

/** Words in operation titles besides the name: `Create a single activity`, `Retrieves the given user by id`. */
const TITLE_FILLERS: ReadonlySet<string> = new Set(
  'certain current existing given id many multiple one particular single specific specified'.split(' '),
);

/** The same behind a verb: `Create a new user` is to create a user. */
const FILLER = new RegExp(` (?:${[...TITLE_FILLERS, 'new'].join('|')})(?= \\p{L})`, 'giu');

const QUALIFIER = / (?:for|from|in|of|to|by|with|using) .*/;
/** `Get a list of users` is about users. */
const LIST_OF = /\b(?:amount|array|collection|details|info(?:rmation)?|list|number|page|set) (?:about|of) (?=\w)/gi;
const ID_QUALIFIER = /[-_](?:for|from|in|of|to|by|with|using)[-_].*/;

/**
 * An operation's names without qualifiers and fillers, and without an id's group prefix: `repos/create-fork`. If they
 * name nothing, its path does: `Create One` with `POST /recipes` is `Create recipes`.
 */
export function namesOfOperation(
  { title, operation = '' }: PageFacts,
  [id = '']: readonly string[],
  slug: string,
  known: KnownTexts,
): string[] {
  const own = id.split(/[/.]/).pop() ?? '';
  const [name = '', named = ''] = [title, `${title} ${lastSegment(operation)}`].map((text) =>
    text.replace(FILLER, '').replace(LIST_OF, '').replace(QUALIFIER, ''),
  );
  // FastAPI adds path and method to its ids: `create-one-api-recipes-post`.
  const [method = '', path = ''] = operation.toLowerCase().split(' ');
  const route = `${path} ${method}`.replace(/[^\p{L}\p{N}]+/gu, '-');
  const plain = slug.endsWith(route) ? slug.slice(0, -route.length) : slug;
  const names = [name, own === id ? plain : own.replace(ID_QUALIFIER, '')];
  return names.some((text) => nounsIn(text, known).length > 0) ? names : [named];
}

/** What an id that ends with a verb says: `get invoices` for `invoices.get`. Nothing for `invoices.created`, an event. */
export function namesOfVerb([id = '']: readonly string[]): string[] {
  const [verb = '', group] = id.split(/[/.]/).reverse();
  return group !== undefined && /^(?!.*ed$)\p{Ll}+$/u.test(verb) ? [`${verb} ${group}`] : [];
}

/** Other verb forms in titles: `Retrieves`, `Returns`. */
const VERB_FORMS: ReadonlySet<string> = new Set(
  [...ENGLISH_WORDS.actionWords.keys(), 'return', 'obtain'].map((word) => `${word}s`),
);

/** The words of a name without its verb. */
function nounsOf(words: readonly Term[], { actionWords, stopWords }: LanguageWords): Term[] {
  return words.filter(
    ({ surface }, index) =>
      !actionWords.has(surface) &&
      !stopWords.has(surface) &&
      !(words.length > 1 && TITLE_FILLERS.has(surface)) &&
      !(index === 0 && words.length > 1 && VERB_FORMS.has(surface)),
  );
}

function nounsIn(name: string, known: KnownTexts): Term[] {
  const words = known.readWords(name).flatMap(({ parts }) => parts);
  return nounsOf(words, known.reader.language.words);
}

/** The subject of an operation, from its shortest name, because titles can be whole sentences. */
export function subjectOf(names: readonly string[], known: KnownTexts): Term[] {
  const nouns = names.map((name) => nounsIn(name, known)).filter(({ length }) => length > 0);
  return nouns.sort((a, b) => a.length - b.length)[0] ?? [];
}

/** Terms for the names of an operation without their verbs. */
export function nounNames(names: readonly string[], known: KnownTexts): Set<string> {
  const terms = names.map((name) => nameTerm(nameStems(nounsIn(name, known), known.reader)));
  return new Set(terms.filter((term) => term !== null));
}

/** The last literal segment of an operation's path: `payments` in `POST /bills/{billId}/payments`. */
export function lastSegment(operation = ''): string {
  return operation.split('/').findLast((segment) => !segment.includes('{')) ?? '';
}

/** Number of segments in an operation's path. */
export function depthOf(operation = ''): number {
  return operation.split('/').length - 1;
}
