/** Names of headers, members and variables for what signs in, and their values: `Authorization: Bearer …`, `"api_key": "…"`. */
const NAMED =
  /\b((?:proxy-)?authorization|cookie|[\w-]*(?:api[-_]?key|token|secret|password))(["'`]?\s?[:=]\s?["'`]?)(?:(?:bearer|basic)\s)?[^\s"'`,;}]+(?:;\s?[^\s"'`;]+)*/gi;

/** A text without credentials, because nobody means to send those of a pasted command with a search. */
export function withoutCredentials(text: string): string {
  return text
    .replace(NAMED, '$1$2…')
    .replace(/(\s(?:-u|--user)[\s=]?)[^\s-]\S*/g, '$1…')
    .replace(/:\/\/[^\s/@]*@/g, '://');
}
