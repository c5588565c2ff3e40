/**
 * Names each code block by its title, or by the heading above it, with a number from the second one on. Tabs show one
 * block at a time, so theirs need no numbers.
 */
export function nameCode(root: ParentNode): void {
  const counts = new Map<string, number>();
  let heading = '';
  for (const element of root.querySelectorAll<HTMLElement>('h1, h2, h3, h4, [data-code]')) {
    if (!('code' in element.dataset)) {
      heading = element.textContent.trim();
      continue;
    }
    const name = element.querySelector('figcaption')?.textContent ?? heading;
    const count = element.closest('[data-tab]') === null ? (counts.get(name) ?? 0) + 1 : 1;
    counts.set(name, count);
    element.dataset.code = count > 1 ? `${name} ${count}` : name;
  }
}

/** The label of a button, with the name of its code (WCAG 2.2 §2.4.6). */
export function placedLabel(label: string, block: Element): string {
  const name = block.getAttribute('data-code');
  return name ? `${label} (${name})` : label;
}
