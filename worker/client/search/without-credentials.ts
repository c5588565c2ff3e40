/**
 * The name of what signs in, or an option of curl or HTTPie, and its value, which is quoted or a word. Values of `Authorization`
 * and `Cookie` without quotes have several words, and may have quotes behind `=` (RFC 9110 §11.4). A text in quotes behind a
 * comma is a value, unless it is the next name: `"invalid_token","status":401`.
 */
const SECRET =
  /((?:authorization|cookie|api[-_]?key|token|secret|password)\w{0,16}(?:["'`]?,(?=\s?["'`](?!\w+["'`]:))|\\*["'`]?\]?\s?[:=>]+)\s?|\s(?:-[a-wyz]*[uab]|--[\w-]*(?:user|cookie|bearer))[\s=]?(?!-|\W?\w+:\/\/))(?:(\\*["'`])(?:\\?.)*?(?:\2|$)|(?![{[])(?:(?<=(?:authorization|cookie)[:=]\s?)(?:=\\*"[^"]*"?|[^"'`])+|(?:[,\\]*[^\s"'`\\,])+))/gi;

/** A line without named credentials, because nobody means to send those of a pasted command with a search. */
export function withoutCredentials(text: string): string {
  return text.replace(SECRET, '$1$2…$2').replace(/:\/\/[^/\s@]*@/g, '://');
}
