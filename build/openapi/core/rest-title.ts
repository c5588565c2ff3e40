/**
 * A title for an operation whose id only repeats its method and path, such as `PostPaymentIntentsIntentCancel`: "Cancel
 * a payment intent". Null for other ids.
 */
export function restTitle(method: string, pathTemplate: string, operationId: string): string | null {
  const segments = pathTemplate
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter((segment) => segment !== '' && !/^v\d+(?:\.\d+)*$/i.test(segment));
  const id = toWords(operationId);
  if (![segments, segments.map(toSingularKey)].some((each) => id === toWords([method, ...each].join(' ')))) return null;
  const isItem = isParameter(segments.at(-1));
  const [last = '', before, parent] = segments.filter((segment) => !isParameter(segment)).reverse();
  const name = inWords(last).toLowerCase();
  if (name === '') return null;
  const isOne = !isItem && singular(name) === name;
  if (!isItem && (isAction(name) || (isOne && method === 'POST'))) {
    const isOfItem = isParameter(segments.at(-2)) && before !== undefined;
    const of = name.includes(' ') ? ' of' : '';
    return isOfItem ? `${inWords(last)}${of} ${withArticle(singular(inWords(before).toLowerCase()))}` : inWords(last);
  }
  const owner = isItem ? parent && before : before;
  const isNested = !isItem && isParameter(segments.at(-2)) && owner !== undefined;
  const ending = isNested ? ` of ${withArticle(singular(inWords(owner).toLowerCase()))}` : '';
  const verb = (isItem || isOne ? ITEM_VERBS : LIST_VERBS).get(method);
  if (verb === undefined) return null;
  const isList = verb === 'List' || verb === 'Delete all' || verb === 'Replace all';
  return `${verb} ${isList ? name : isOne ? `the ${name}` : withArticle(singular(name))}${ending}`;
}

const ITEM_VERBS: ReadonlyMap<string, string> = new Map([
  ['GET', 'Get'],
  ['POST', 'Update'],
  ['PUT', 'Replace'],
  ['PATCH', 'Update'],
  ['DELETE', 'Delete'],
]);

const LIST_VERBS: ReadonlyMap<string, string> = new Map([
  ['GET', 'List'],
  ['POST', 'Create'],
  ['PUT', 'Replace all'],
  ['DELETE', 'Delete all'],
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

function isAction(name: string): boolean {
  const [verb = '', object] = name.split(' ');
  return ACTIONS.has(verb) || (object !== undefined && TRANSITIVE.has(verb));
}

function isParameter(segment: string | undefined): boolean {
  return segment?.includes('{') === true;
}

/** `{customerId}` → `customer`: some ids leave the suffix out. */
function toSingularKey(segment: string): string {
  return isParameter(segment) ? segment.replace(/_?Id\}|_id\}/, '}') : segment;
}

function toWords(text: string): string {
  return inWords(text).toLowerCase();
}

/** The singular of the last word. */
function singular(words: string): string {
  if (/(?:ss|us|is)$/.test(words)) return words;
  if (/ies$/.test(words)) return words.replace(/ies$/, 'y');
  return words.replace(/(?<=ss|x|ch|sh)es$|s$/, '');
}

function withArticle(words: string): string {
  return `${/^(?:[aeio]|u(?!ni|se|ti))/.test(words) ? 'an' : 'a'} ${words}`;
}

/**
 * Converts an identifier to a title: `listOAuthClients_v2` → `List OAuth clients v2`. Digits stay attached to their
 * letters, and words with several capitals keep them.
 */
export function inWords(identifier: string): string {
  const words = identifier
    .replace(/([\p{Ll}\p{Nd}])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu}{2,})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\p{M}\p{Nd}]+/u)
    .filter((word) => word !== '')
    .map((word) => (/^\p{Lu}[\p{Ll}\p{M}]*$/u.test(word) ? word.toLowerCase() : word));
  return words.join(' ').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
