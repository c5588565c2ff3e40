/** What a path addresses: `/posts/{id}/comments` has the noun "comments" and the owner "post". */
interface Target {
  /** Its last names, in words. */
  readonly noun: string;
  /** The noun before a parameter that precedes this one, in the singular. */
  readonly owner: string | null;
  /** Whether the path ends with a parameter. */
  readonly isItem: boolean;
}

/** What a method does with a path: "Create a branch of a company". Null for methods without a verb. */
export function resourceTitle(method: string, segments: readonly string[]): string | null {
  const isItem = isParameter(segments.at(-1));
  const [last = '', before] = segments.filter((segment) => !isParameter(segment)).reverse();
  const noun = inWords(last).toLowerCase();
  if (noun === '') return null;
  const isNested = !isItem && isParameter(segments.at(-2)) && before !== undefined;
  const target = { noun, isItem, owner: isNested ? singular(inWords(before).toLowerCase()) : null };
  const isOne = !isItem && singular(noun) === noun;
  if (!isItem && (isAction(noun) || (isOne && method === 'POST'))) return doTitle(target);
  const verb = (isItem || isOne ? ITEM_VERBS : LIST_VERBS).get(method);
  if (verb === undefined) return null;
  return writeTitle(verb, target, isItem || verb === 'Create' ? 'one' : isOne ? 'only' : 'all');
}

/** The noun as an action: `/users/{id}/activate` → "Activate a user". */
export function doTitle({ noun, owner }: Target): string {
  const action = inWords(noun);
  return owner === null ? action : `${action}${noun.includes(' ') ? ' of' : ''} ${withArticle(owner)}`;
}

/** "Get" with one of many, with the only one, or with all of the noun, and whose they are. */
export function writeTitle(verb: string, { noun, owner }: Target, count: 'one' | 'only' | 'all'): string {
  const object = count === 'all' ? noun : count === 'only' ? `the ${noun}` : withArticle(singular(noun));
  return `${verb} ${object}${owner === null ? '' : ` of ${withArticle(owner)}`}`;
}

/** What a path addresses; the noun is empty if the path has no names. */
export function toTarget(segments: readonly string[]): Target {
  const [nouns, isItem] = [nounsOf(segments), isParameter(segments.at(-1))];
  const owner = isItem ? undefined : nouns.at(-2);
  return { noun: nouns.at(-1) ?? '', owner: owner === undefined ? null : singular(owner), isItem };
}

/** The names between parameters, in words. */
function nounsOf(segments: readonly string[]): string[] {
  const runs: string[][] = [[]];
  for (const segment of segments)
    if (isParameter(segment)) runs.push([]);
    else runs.at(-1)?.push(segment);
  return runs.filter((run) => run.length > 0).map((run) => toWords(run.join(' ')));
}

/** The last segment that is no parameter, or an empty text. */
export function lastName(segments: readonly string[]): string {
  return segments.findLast((segment) => !isParameter(segment)) ?? '';
}

/** What methods do with a single thing. */
export const ITEM_VERBS: ReadonlyMap<string, string> = new Map([
  ['GET', 'Get'],
  ['POST', 'Update'],
  ['PUT', 'Replace'],
  ['PATCH', 'Update'],
  ['DELETE', 'Delete'],
]);

const LIST_VERBS: ReadonlyMap<string, string> = new Map([
  ['GET', 'List'],
  ['POST', 'Create'],
  ['PUT', 'Replace'],
  ['DELETE', 'Delete'],
]);

/** Verbs at the end of a path that are rarely nouns: not `order`, `export` or `check`. */
const ACTIONS: ReadonlySet<string> = new Set([
  ...['accept', 'activate', 'add', 'approve', 'assign', 'authenticate', 'authorize', 'calculate', 'cancel'],
  ...['clear', 'confirm', 'connect', 'convert', 'create', 'deactivate', 'decline', 'delete', 'detach'],
  ...['disable', 'disconnect', 'enable', 'execute', 'fetch', 'finalize', 'forgot', 'generate', 'invite'],
  ...['join', 'login', 'logout', 'mark', 'merge', 'notify', 'publish', 'recover', 'refresh', 'regenerate'],
  ...['register', 'reject', 'remove', 'rename', 'resend', 'reset', 'restart', 'restore', 'resume', 'retry'],
  ...['revoke', 'rotate', 'send', 'sign', 'signin', 'signout', 'signup', 'stop', 'submit', 'subscribe'],
  ...['sync', 'unassign', 'unlink', 'unlock', 'unpublish', 'unsubscribe', 'validate', 'verify'],
]);

/** Verbs that are actions only before an object: `updateProfile`, but `/firmware/update`. */
const TRANSITIVE: ReadonlySet<string> = new Set(['find', 'get', 'list', 'update']);

/** Whether the end of a path is a verb. */
export function isAction(name: string): boolean {
  const [verb = '', object] = name.split(' ');
  return ACTIONS.has(verb) || (object !== undefined && TRANSITIVE.has(verb));
}

/** The segments of a path, without a query. */
export function splitPath(pathTemplate: string): string[] {
  return pathTemplate
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter((segment) => segment !== '');
}

/** Whether a segment contains a parameter. */
export function isParameter(segment: string | undefined): boolean {
  return segment?.includes('{') === true;
}

/** An identifier in lower-case words. */
export function toWords(text: string): string {
  return inWords(text).toLowerCase();
}

/** Nouns that are not counted. */
const UNCOUNTED =
  /(?:^| )(?:.*data|equipment|feedback|history|info|information|me|media|news|staff|stock|pricing|billing|routing|shipping|tracking)$/;

/** The singular of the last word. */
export function singular(words: string): string {
  if (/(?:ss|us|is|news|series|\b(?:aws|cms|cors|dns|gps|https|ios|os|pos|sms|tls|vps))$/.test(words)) return words;
  if (/ies$/.test(words)) return words.replace(/ies$/, 'y');
  return words.replace(/(?<=ss|x|ch|sh)es$|s$/, '');
}

/** The plural of the last word. */
export function plural(words: string): string {
  if (/[^s]s$/.test(words) || UNCOUNTED.test(words)) return words;
  if (/[^aeiou]y$/.test(words)) return words.replace(/y$/, 'ies');
  return `${words}${/(?:ss|x|ch|sh)$/.test(words) ? 'es' : 's'}`;
}

function withArticle(words: string): string {
  if (UNCOUNTED.test(words)) return words;
  const [first = ''] = words.split(' ');
  const vowel = first.replace(ABBREVIATION, '') === '' ? /^[aefhilmnorsx]/ : /^(?:[aeio]|u(?!ni|se|ti))/;
  return `${vowel.test(words) ? 'an' : 'a'} ${words}`;
}

/** Abbreviations that are read letter by letter, and that are no words. */
const ABBREVIATION =
  /\b(acl|api|arn|bic|cdn|cpu|crm|csv|cve|dns|ean|faq|gpu|html|https?|iam|iban|id|ip|jwk|jwt|ldap|llm|mfa|nfc|oidc|otp|pdf|qr|rss|sdk|sftp|sku|sms|smtp|sql|ssh|ssl|sso|tcp|tls|totp|udp|ui|upc|ur[il]|uuid|vat|vlan|vm|vpc|vpn|xml)(s?)\b/gi;

/** Words made from an identifier, with abbreviations in capitals: `List dns zones` → `List DNS zones`. */
export function withAbbreviations(words: string): string {
  return words.replace(ABBREVIATION, (_, letters: string, ending: string) => letters.toUpperCase() + ending);
}

/**
 * Converts an identifier to a title: `listOAuthClients_v2` → `List OAuth clients v2`. Digits stay attached to their
 * letters, and words with several capitals keep them.
 */
export function inWords(identifier: string): string {
  const words = identifier
    .replace(/([\p{Ll}\p{Nd}])(\p{Lu})/gu, '$1 $2')
    .replace(/(?<=\p{Lu}{2})(?=\p{Lu}\p{Ll})/gu, ' ')
    .split(/[^\p{L}\p{M}\p{Nd}]+/u)
    .filter((word) => word !== '')
    .map((word) => (/^\p{Lu}[\p{Ll}\p{M}]*$/u.test(word) ? word.toLowerCase() : word));
  return words.join(' ').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
