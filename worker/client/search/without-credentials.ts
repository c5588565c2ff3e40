/**
 * The name of what signs in, or an option of curl or HTTPie, and its value, which is quoted or a word. Values of `Authorization`
 * and `Cookie` without quotes have several words, and may have quotes behind `=` (RFC 9110 §11.4). A text in quotes behind a
 * comma is a value, unless it is the next name: `"invalid_token","status":401`.
 */
const NAMED =
  /((?:\bauth\b|authorization|cookie|(?:api|access|subscription)[-_]?key|token|secret|\bpass\b|passw|passphrase|pwd|credentials?|[-_]signature(?:-\d+)?)\w{0,16}(?:["'`]?,(?=\s?["'`](?!\w+["'`]:))|\\*["'`]?\]?\s?[:=>]+)\s?|\s(?:-[a-wyz]*[uab]|--[\w-]*(?:user|cookie|bearer|auth|token|password|secret|key))[\s=]?(?!-|\W?\w+:\/\/)|[?&](?:\w*key|sig|code)=)(?:(\\*["'`])(?:\\?.)*?(?:\2|$)|(?![{[])(?:(?<=(?:authorization|cookie)[:=]\s?)(?:=\\*"[^"]*"?|[^"'`])+|(?:[,\\]*[^\s"'`\\,#])+))/gi;

/**
 * Arguments of what signs in, takes a key or encodes a password, or a list of them: `auth=("u", "p")`, `SetBasicAuth("u", "p")`,
 * `setApiKey("k")`.
 */
const ARGUMENTS =
  /((?:(?<!o)auth|cookie|credential|btoa|base64|b64|api_?key|(?:set|with)\w{0,20}(?:token|secret|passw))\w{0,30}(?:\.\w{1,20})?["'`]?(?:\s?[=:]>?\s?(?:new )?\w{0,30})?[([{](?=[^()]{0,200}["'`]))(?:[^)\]}"'`]|(["'`])(?:\\?.)*?(?:\2|$))+/gi;

/** In Ruby, arguments need no parentheses. */
const RUBY_ARGUMENTS = /(\bbasic_auth\s)(?:(["'`])(?:\\?.)*?(?:\2|$),?\s?)+/g;

/**
 * Credentials without a name: what follows a scheme, unless it is a word; JSON Web Tokens, keys with the sign of their kind or
 * of who gives them out, and PEM.
 */
const BARE =
  /(\b(?:[Bb]earer|[Bb]asic)["']?,? ["']?)(?=\S*(?:[\d_~+/=]|[a-z][A-Z])|\S{16})[^\s"'`]+|\beyJ[\w-]+\.[\w.-]+|\b[a-z]{2,6}_(?:live|test)_\w+|\b(?:gh[oprsu]_|github_pat_|xox[abeoprs]-|AIza|sk-|glpat-|AKIA)[\w-]{12,}|\b(?:hf|npm|api_org)_[A-Za-z\d]{30,}|-----BEGIN [\w ]{1,30}KEY-----[^-"'`]*/g;

/** Keys, tokens and hashes: letters, digits and capitals alternate in them more than in names such as `getV2InvoiceById`. */
function withoutRandom(word: string): string {
  const isRandom = (run: string): boolean => run.replace(/\d+|[A-Z]*[a-z]*/g, '.').length > run.length / 4 + 2;
  return word.match(/[a-z\d]{20,}/gi)?.some(isRandom) ? '…' : word;
}

/** A text on one line without credentials, because nobody means to send those of a pasted command with a search. */
export function withoutCredentials(text: string): string {
  return text
    .trim()
    .replace(/\s+(?:\\\s+)?/g, ' ')
    .replace(ARGUMENTS, '$1…')
    .replace(RUBY_ARGUMENTS, '$1…')
    .replace(NAMED, '$1$2…$2')
    .replace(BARE, '$1…')
    .replace(/[\w.-]{20,}/g, withoutRandom)
    .replace(/:\/\/[^/\s@]*@/g, '://');
}
