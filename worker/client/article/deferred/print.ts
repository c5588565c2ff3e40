/** Opens closed sections while printing, for browsers without `::details-content`. */
export function openForPrint(document: Document): void {
  const names = new Map<HTMLDetailsElement, string>();
  addEventListener('beforeprint', () => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')) {
      names.set(details, details.name);
      // Of details with the same name, only one can be open.
      details.name = '';
      details.open = true;
    }
  });
  addEventListener('afterprint', () => {
    for (const [details, name] of names) {
      details.open = false;
      details.name = name;
    }
    names.clear();
  });
}
