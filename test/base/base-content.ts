import type { Files } from '../build/content-folder.ts';

/**
 * A site with every source of links: guides in two versions, tags, every kind of sidebar, an API with its changelog,
 * files.
 */
export const BASE_CONTENT: Files = {
  'site.yaml': `title: Ledger
tagline: Books in order
origin: https://acme.test
base: /help/docs/
product: { name: Ledger, slug: ledger }
logo: /img/logo.png
favicon: /img/logo.svg
image: /img/logo.png
docs: { lastVersion: current }
theme: { stylesheet: theme.css }
announcement: { id: a, text: "The books close: [read on](/user/bills#pay), or [ask](https://other.test/)." }
navbar:
  - { label: Guides, to: /category/users, sidebar: docs }
  - { label: API, to: /api/ledger-api, sidebar: api }
footer:
  columns: [{ title: More, links: [{ label: Bills, to: /user/bills }, { label: Other, to: "https://other.test/" }] }]
security: { contact: ["mailto:a@acme.test"], expires: 2099-01-01T00:00:00Z }
editUrl: https://other.test/edit/{path}
apis:
  - id: ledger
    description: api/ledger.json
    changelog: api/changelog
    category: { path: /category/api, label: API }
`,
  'versions.json': '["1.0"]',
  'sidebars.yaml': `docs:
  - index
  - type: category
    label: Users
    link: { type: generated-index, slug: /category/users }
    items: [user/bills, user/quotes]
  - { type: html, value: "<a href='/user/bills'>All bills</a><img src='/img/logo.png' alt=''>", defaultStyle: true }
  - { type: link, label: Quotes, href: /user/quotes }
`,
  'redirects.yaml': '/old/bills: /user/bills#pay\n/status: https://other.test/status\n',
  'theme.css': '.navbar { background: url("/img/logo.png") } .footer { background: url(data:image/png;base64,AA==) }',
  'index.md': `---
title: Ledger
description: Books in order.
---

Start with [bills](user/bills.md), by [path](/user/bills), <a href="/user/quotes">quotes</a>, [API](/api/list-bills).

![Logo](/img/logo.png) <img src="/img/logo.png" alt="Logo" />
`,
  'user/bills.md': `---
title: Bills
description: What you owe.
tags: [money]
image: /img/logo.png
---

Pay in thirty days: [quotes](./quotes.mdx#offer), [the same](../user/quotes), [up](/), [file](/files/terms.txt),
[by name][quotes], [raw](pathname:///files/terms.txt).

[quotes]: quotes.mdx

![Shot](./shot.png)

## Pay

At [once](#pay).
`,
  'user/quotes.mdx': `---
title: Quotes
tags: [money]
---

An offer, see [bills](bills.md).

<Tabs>
  <TabItem value="a" label="A">

  [Bills](./bills.md)

  </TabItem>
  <TabItem value="b" label="B">

  <a href="/user/bills">Bills</a>

  </TabItem>
</Tabs>

## Offer

Yes.
`,
  'user/shot.png': png(),
  'versioned_docs/version-1.0/index.md': '---\ntitle: Ledger 1\n---\n\nOld [bills](user/bills.md).\n',
  'versioned_docs/version-1.0/user/bills.md': '---\ntitle: Bills 1\n---\n\nOld, see [home](../index.md).\n',
  'versioned_sidebars/version-1.0-sidebars.json': '{ "docs": ["index", "user/bills"] }',
  'api/ledger.json': JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Ledger API', version: '1', description: 'See [bills](/user/bills) and #/tag/Bills.' },
    servers: [{ url: 'https://api.acme.test' }],
    tags: [{ name: 'Bills', description: 'As in [the guide](/user/bills).' }],
    paths: {
      '/bills': {
        get: {
          operationId: 'listBills',
          tags: ['Bills'],
          description: 'See [bills](/user/bills), [add](#operation/addBill).',
          responses: {
            200: {
              description: 'OK',
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Bill' } } },
            },
          },
        },
        post: { operationId: 'addBill', tags: ['Bills'], responses: { 204: { description: 'Done' } } },
      },
    },
    components: { schemas: { Bill: { type: 'object', properties: { id: { type: 'string' } } } } },
  }),
  'api/changelog/2025-09-16.yaml': `date: 2025-09-16
version: 1.3.0
summary: See [bills](/user/bills).
changes:
  - { severity: safe, kind: added, operations: [GET /bills], subject: "", text: was added }
`,
  'static/img/logo.png': png(),
  'static/img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'static/apple-touch-icon.png': png(),
  'static/icon-192.png': png(),
  'static/files/terms.txt': 'Thirty days.\n',
};

/** One transparent pixel. */
function png(): Uint8Array {
  const bytes = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  return Buffer.from(bytes, 'base64');
}
