/** One page of each type of the sample site. */
export const PAGES = {
  home: '/',
  guide: '/user/bills',
  'guide with images, code and tables': '/developers/webhooks',
  'guide with a lifecycle': '/user/invoicing',
  category: '/category/api',
  'API overview': '/api/accounting-api',
  tag: '/api/tags/invoices',
  operation: '/api/add-invoice',
  schema: '/api/schemas/Invoice',
  'search results': '/search?q=void+invoce&in=api',
  'search without results': '/search?q=qqqqqqqq',
  'search before a word': '/search',
  'not found': '/nowhere',
} as const;

/** A window with three columns. */
export const WIDE = { width: 1440, height: 900 };
