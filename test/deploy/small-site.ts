import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '../../build/release/records/make-release.ts';
import { buildRelease } from '../bench/build-release.ts';
import { writeFiles } from '../build/content-folder.ts';
import { siteBuilder } from '../built-site.ts';

const FILES = {
  'site.yaml': `title: Ledger
tagline: Books in order
origin: https://docs.acme.test
product: { name: Ledger, slug: ledger }
logo: /img/logo.png
footer: { copyright: "2025" }
`,
  'sidebars.yaml': `docs:
  - type: category
    label: Users
    slug: /category/users
    items: [user/bills, user/quotes]
`,
  'redirects.yaml': '/old/bills: /user/bills#pay\n',
  'index.md': '---\ntitle: Ledger\ndescription: Books in order.\n---\n\nStart with [bills](user/bills.md).\n',
  'user/bills.md': '---\ntitle: Bills\ndescription: What you owe.\n---\n\nPay in thirty days.\n\n## Pay\n\nAt once.\n',
  'user/quotes.md': '---\ntitle: Quotes\ndescription: What you offer.\n---\n\nAn offer.\n',
  // The PNG signature, which is not UTF-8 (PNG 3 §5.2).
  'static/img/logo.png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
} as const;

/** A temporary content folder with four pages, and its releases. */
export class SmallSite {
  readonly dir = mkdtempSync(join(tmpdir(), 'small-site-'));
  readonly contentDir = join(this.dir, 'content');
  readonly #builder = siteBuilder({ contentDir: this.contentDir });

  constructor() {
    writeFiles(this.contentDir, FILES);
  }

  write(name: string, text: string | Uint8Array): void {
    writeFiles(this.contentDir, { [name]: text });
  }

  /** Changes a page and builds the release. */
  async change(name: keyof typeof FILES, from: string, to: string): Promise<Release> {
    this.write(name, String(FILES[name]).replace(from, to));
    return this.build();
  }

  async build(): Promise<Release> {
    this.#builder.invalidate('content');
    return (await buildRelease(this.#builder)).release;
  }

  remove(): void {
    rmSync(this.dir, { recursive: true, force: true });
  }
}
