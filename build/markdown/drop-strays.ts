/** Elements that must be direct children of certain parents. */
const PARENTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['li', ['ul', 'ol']],
  ...['dt', 'dd'].map((name): [string, string[]] => [name, ['dl']]),
  ...['caption', 'thead', 'tbody', 'tfoot'].map((name): [string, string[]] => [name, ['table']]),
  ['tr', ['table', 'thead', 'tbody', 'tfoot']],
  ...['td', 'th'].map((name): [string, string[]] => [name, ['tr']]),
]);
const VOID_ELEMENTS: ReadonlySet<string> = new Set(['br', 'hr', 'img']);
const TAG = /<(\/?)([a-z][a-z0-9]*)[^>]*>/g;

/**
 * Removes the tags of elements without their required parent, but not their content: a stray `<li>` would close the
 * list item of the surrounding page (HTML §13.2.6.4.7). Expects balanced tags and attributes without `>`, as
 * sanitize-html produces.
 */
export function dropStrays(html: string): string {
  const open: { readonly name: string; readonly kept: boolean }[] = [];
  return html.replace(TAG, (tag, slash: string, name: string) => {
    if (VOID_ELEMENTS.has(name)) return tag;
    if (slash !== '') return open.pop()?.kept === true ? tag : '';
    const parent = open.findLast(({ kept }) => kept)?.name ?? '';
    const kept = PARENTS.get(name)?.includes(parent) ?? true;
    open.push({ name, kept });
    return kept ? tag : '';
  });
}
