/** A path with a file extension (`/llms.txt`, `/user/bills.md`), which the browser should load. */
const FILE = /\.(?!html$)[a-z]\w*$/i;

/** The target of a link within the site, as far as its markup says, or null if the browser should follow it. */
export function findDestination(link: HTMLAnchorElement): URL | null {
  // The host may serve other sites too.
  const base = document.documentElement.dataset.base ?? '';
  const isWithin = link.origin === location.origin && `${link.pathname}/`.startsWith(base);
  const isPage = link.target === '' && link.type === '' && !link.hasAttribute('download') && !FILE.test(link.pathname);
  return isWithin && isPage ? new URL(link.href) : null;
}
