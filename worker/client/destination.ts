/** A path that ends like a file (`/llms.txt`, `/user/bills.md`): no page, or one that is meant as a file. */
const FILE = /\.(?!html$)[a-z]\w*$/i;

/** Where a link leads within the site, as far as its markup tells; null for what is the browser's affair. */
export function findDestination(link: HTMLAnchorElement): URL | null {
  // The same host may serve other sites besides this one.
  const base = document.documentElement.dataset.base ?? '';
  const isWithin = link.origin === location.origin && `${link.pathname}/`.startsWith(base);
  const isPage = link.target === '' && link.type === '' && !link.hasAttribute('download') && !FILE.test(link.pathname);
  return isWithin && isPage ? new URL(link.href) : null;
}
