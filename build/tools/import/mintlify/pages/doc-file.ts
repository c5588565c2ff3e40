/** The file of a page below `pages/`. Names that begin with `_` would not be pages. */
export function toDocFile(name: string): string {
  return name.replace(/\.mdx?$/i, '.mdx').replace(/(^|\/)_+(?=[^/])/g, '$1');
}
