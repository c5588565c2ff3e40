/** Opens closed sections while printing, for browsers without `::details-content`. */
export function openForPrint(document: Document): void {
  let opened: readonly HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
    // Of details with the same name, only one can be open.
    for (const details of opened) details.removeAttribute('name');
    for (const details of opened) details.open = true;
  });
  addEventListener('afterprint', () => {
    for (const details of opened) details.open = false;
  });
}
