import { describe, expect, inject, it } from 'vitest';
import { wordsOf } from '../words.ts';

const url = inject('siteUrl');

/** Every public URL of the original site except operations: other sites link to them. */
const PAGES = [
  '/',
  '/markdown-page',
  ...below(
    '/user',
    `getting-started bank-account-connection bills dashboard-features expense-reports invoicing quotes receipts
    reporting`,
  ),
  ...below('/administration', 'getting-started expense-report-dashboard-setup user-management'),
  ...below(
    '/developers',
    'authentication sample-code-sdks testing-and-debugging toubleshooting using-the-api webhooks',
  ),
  ...below('/category', 'users administration developers api'),
  '/api/accounting-api',
];

/** Operations with irregular names; the regular families are below. */
const OPERATIONS = `
  auth-init login logout me users-me users-companies switch-company search ledger logs get-statistics
  get-exchange-rate get-tax-rate verify-vat-id import-transactions request-export list-exports upload-document
  process-document view-document review-url cancel-review list-reviews list-permissions list-providers list-banks
  list-account-connections delete-account-connection send-notification list-notifications
  list-notification-preferences update-notification-preferences list-webhook-events get-webhook-history
  expense-report-o-auth-login send-expense-report-login-email get-expense-report-settings
  verify-expense-report-settings update-expense-report-settings get-company-customization get-company-feature-set
  get-translated-countries list-unpaid-invoices list-tags-by-resource retrieve-attachments list-contact-bills
  list-contact-invoices get-contact-settings update-contact-settings
`;
const FAMILY = 'add-invoice get-invoice list-invoices update-invoice delete-invoice';

describe('the site', () => {
  it.each([...PAGES, ...below('/api', FAMILY + OPERATIONS)])('has a page at %s', async (path) => {
    const response = await get(path);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await response.text()).toMatch(/<article\b.*<\/article>.*<\/html>$/s);
  });

  it.each([
    ['/developers/troubleshooting', '/developers/toubleshooting'],
    ['/api/schemas/invoice', '/api/schemas/Invoice'],
    ['/API/Schemas/INVOICE.html', '/api/schemas/Invoice'],
    ['/api/schemas/invoice.md', '/api/schemas/Invoice.md'],
  ])('redirects %s to %s', async (path, location) => {
    const response = await get(path);
    expect([response.status, response.headers.get('Location')]).toEqual([301, location]);
  });

  it('has only working links, without redirects', { timeout: 120_000 }, async () => {
    const { pages, faults } = await crawl('/');
    expect(faults).toEqual([]);
    expect(pages).toBeGreaterThan(PAGES.length + wordsOf(OPERATIONS).length);
  });
});

describe('a page over HTTP', () => {
  it('links stylesheets and a script that can be cached forever', async () => {
    const html = await (await get('/')).text();
    const paths = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(paths.map((path) => path.replace(/-[A-Z0-9]{8}\./, '.')).sort()).toEqual([
      '/assets/client.js',
      '/assets/landing-blocks.css',
      '/assets/mono.woff2',
      '/assets/site.css',
      '/assets/text.woff2',
    ]);
    for (const path of paths) {
      const { status, headers } = await get(path);
      expect([status, headers.get('Cache-Control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    }
  });
});

/** Paths of pages in a folder, by their names. */
function below(folder: string, names: string): string[] {
  return wordsOf(names).map((name) => `${folder}/${name}`);
}

function get(path: string): Promise<Response> {
  return fetch(url + path, { redirect: 'manual' });
}

/** Follows every link within the site from one page. A fault contains the page and the link. */
async function crawl(start: string): Promise<{ pages: number; faults: string[] }> {
  const referrers = new Map([[start, '']]);
  const faults: string[] = [];
  let pages = 0;
  // A Map's iteration includes entries added meanwhile (ECMA-262 §24.1.5).
  for (const [path, referrer] of referrers) {
    const response = await get(path);
    const body = await response.text();
    if (response.status !== 200) faults.push(`${referrer} → ${path}: ${response.status}`);
    if (response.headers.get('Content-Type')?.startsWith('text/html') !== true) continue;
    pages++;
    for (const [, href = ''] of body.matchAll(/ (?:href|src|data-src)="(\/[^"#?]*)/g)) {
      // test/export/site-languages.test.ts follows the links of other languages.
      if (!referrers.has(href) && !/^\/de(?:\/|$)/.test(href)) referrers.set(href, path);
    }
  }
  return { pages, faults };
}
