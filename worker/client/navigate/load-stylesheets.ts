const STYLESHEETS = 'link[rel="stylesheet"]';

/** Loads the next page's stylesheets that this page lacks. Returns false if one fails. */
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
      // Retried the next time.
      link.remove();
      resolve(false);
    };
  });
  document.head.append(link);
  return loaded;
}
