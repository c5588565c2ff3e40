/** A path that ends like a file (`/llms.txt`, `/user/bills.md`): no page, or one that is meant as a file. */
const FILE = /\.(?!html$)[a-z]\w*$/i;

/** Where a link leads within the site, as far as its markup tells; null for what is the browser's affair. */
export function findDestination(link: HTMLAnchorElement): URL | null {
  const { origin, target, type, pathname, href } = link;
  if (
    origin !== location.origin ||
    target !== '' ||
    type !== '' ||
    link.hasAttribute('download') ||
    FILE.test(pathname)
  ) {
    return null;
  }
  return new URL(href);
}
