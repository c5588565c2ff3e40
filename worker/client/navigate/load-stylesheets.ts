const STYLESHEETS = 'link[rel="stylesheet"]';

/** Loads the stylesheets that the next page has and this one lacks; false when one of them cannot be had. */
export async function loadStylesheets(document: Document, next: Document): Promise<boolean> {
  const present = new Set(hrefs(document));
  const missing = hrefs(next).filter((href) => !present.has(href));
  return (await Promise.all(missing.map((href) => loadStylesheet(document, href)))).every(Boolean);
}

function hrefs(document: Document): (string | null)[] {
  return [...document.querySelectorAll(STYLESHEETS)].map((link) => link.getAttribute('href'));
}

function loadStylesheet(document: Document, href: string | null): Promise<boolean> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href ?? '';
  const loaded = new Promise<boolean>((resolve) => {
    link.onload = () => resolve(true);
    link.onerror = () => {
      // Asked for again the next time.
      link.remove();
      resolve(false);
    };
  });
  document.head.append(link);
  return loaded;
}
