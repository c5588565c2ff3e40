/** Up to three words that a reader types between the parts of a phrase: `throw someone out`. */
const BETWEEN = "((?: [\\w'-]+){0,3}?)";

/**
 * English phrases, each with the word that operation names use for it. `_` stands for the words in between, which then
 * follow as `$1`. A verb that operation names use with its particle keeps it: `log someone out` → `log out someone`.
 */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  // But `now playing` may be a name.
  ['(?<=. )(?:right now|at the moment|these days)', ''],
  ['(?:who|which (?:account|user)) am I(?: (?:logged|signed) in)?(?: as)?', 'who am I'],
  ['^(?:are|is)_(?: configured| set up)? (?:correct(?:ly)?|fine|okay|properly|right|valid|working)$', 'check$1'],
  ['(?:get|be) rid of|throw away', 'delete'],
  ['say no to|turn down', 'reject'],
  ['say yes to|agree to', 'accept'],
  ['(?:throw|kick)_ out(?: of)?', 'remove$1'],
  ['take(?! time)_ (?:off|out of)', 'remove$1'],
  // But `get users in a group` reads them.
  ['get_ into', 'add$1'],
  ['(?:bring|put)_ in(?:to)?', 'add$1'],
  ['(?:bring|put|get(?! money| \\w+ money))_ back', 'restore$1'],
  ['send_ again', 'resend$1'],
  ['try_ again', 'retry$1'],
  ['look_ up', 'search$1'],
  ['find out|^give me', 'get'],
  ['^(?:tell|let) (?:me|us) (?:know )?(?:when|if)', 'alert'],
  ['give_ access', 'grant access$1'],
  ['take an? (backup|copy|dump|photo|picture|screenshot|snapshot)', 'create a $1'],
  ['make_ (?:an?|the) (admin\\w*|owner|moderator)', 'assign role $2$1'],
  ['make_ the (?:default|main|primary|standard)(?: one)?', 'set default$1'],
  ['make_ (active|inactive|invisible|private|public|visible)', 'set $2$1'],
  ['(?:keep|prevent|stop)_ from (?:being sent|going out|happening|running)', 'cancel$1'],
  ['(?:keep|prevent|stop)_ from', 'block$1'],
  ['ask_ to (\\w+)', '$2$1'],
  ['(?:turn|switch)_ off', 'disable$1'],
  ['(?:turn|switch)_ on', 'enable$1'],
  ['power_ on', 'power on$1'],
  ['sign_ up', 'sign up$1'],
  ['(log|sign|shut|power)_ (out|off|down)', '$1 $3$2'],
].map(([phrase = '', word = '']) => [new RegExp(`\\b(?:${phrase.replace('_', BETWEEN)})\\b`, 'i'), word]);

/** A query in the words of operations: `get rid of a user` → `delete a user`. One with a quotation stays as typed. */
export function reword(query: string): string {
  if (query.includes('"')) return query;
  return PHRASES.reduce((text, [phrase, word]) => text.replace(phrase, word), query);
}
