/** A field's name in a row that has an id; links of authors lead somewhere already. */
const NAMES = 'li[id] > a:not([href])';

/** Makes the name of each field the link to itself: in the page, the address would repeat the id of every row. */
export function linkFields(root: ParentNode): void {
  for (const name of root.querySelectorAll<HTMLAnchorElement>(NAMES)) name.href = `#${name.parentElement?.id}`;
}
