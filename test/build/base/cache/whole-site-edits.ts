import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../../../temporary-folder.ts';
import { type Files, fixtureFiles, writeFiles } from '../../content-folder.ts';

export interface Edit {
  readonly what: string;
  apply(site: EditedSite): void;
}

/** The whole site in a folder with a Git history, where edits are applied and undone. */
export class EditedSite {
  /** Outside this repository, which has another history. */
  readonly scratch = newFolder();
  readonly content = join(this.scratch, 'content');
  readonly #history = join(this.content, '.git');
  readonly #otherPlace = join(this.scratch, 'history');

  constructor() {
    writeFiles(this.content, fixtureFiles('whole-site'));
    this.#git('init', '-q');
    this.#commit('First', 'Ann', '2026-01-02T10:00:00Z');
    this.#git('tag', 'first');
  }

  read(name: string): string {
    return readFileSync(join(this.content, name), 'utf8');
  }

  write(files: Files): void {
    writeFiles(this.content, files);
  }

  remove(name: string): void {
    rmSync(join(this.content, name), { recursive: true });
  }

  rename(from: string, to: string): void {
    renameSync(join(this.content, from), join(this.content, to));
  }

  removeHistory(): void {
    renameSync(this.#history, this.#otherPlace);
  }

  commitFile(file: string, author: string, date: string): void {
    this.write({ [file]: `${this.read(file)}\n${author} was here.\n` });
    this.#commit('Again', author, date);
  }

  /** Undoes every edit. */
  restore(): void {
    if (existsSync(this.#otherPlace)) renameSync(this.#otherPlace, this.#history);
    for (const name of readdirSync(this.content).filter((name) => name !== '.git')) this.remove(name);
    this.#git('reset', '-q', '--hard', 'first');
  }

  #commit(message: string, author: string, date: string): void {
    this.#git('add', '.');
    const who = ['-c', `user.name=${author}`, '-c', 'user.email=a@example.com'];
    execFileSync('git', ['-C', this.content, ...who, 'commit', '-qm', message, '--date', date], {
      env: { ...process.env, GIT_COMMITTER_DATE: date },
    });
  }

  #git(...args: readonly string[]): void {
    execFileSync('git', ['-C', this.content, ...args]);
  }
}

/** Two operations in a row. */
const ORDER = /( {2}\/bills:\n[\s\S]*?)( {2}\/bills\/\{id\}\/pay:\n[\s\S]*?)(?= {2}\/shared)/;

/**
 * Every kind of edit by authors and operators, in batches that are applied together. Each edit changes a record that no
 * other edit of its batch changes, or only the manifest, so that none hides another.
 */
export const BATCHES: readonly (readonly Edit[])[] = [
  [
    edit('an included text', '_fees.md', 'No fees', 'Low fees'),
    edit('the order of a sidebar', 'sidebars.yaml', '- start\n  - bills', '- bills\n  - start'),
    edit('a variable', 'site.yaml', 'help@', 'support@'),
    edit('the order of the description', 'site.yaml', 'id: parts,', 'id: parts, requiredFirst: false,'),
    edit('languages of samples', 'site.yaml', 'language: python', 'language: php'),
    edit('the path of an API', 'site.yaml', 'path: /parts', 'path: /pieces'),
    edit('hosts of images', 'site.yaml', 'img.example.com', 'pictures.example.com'),
    edit('the title of a guide with a label', 'bills.md', '# Bills of', '# Invoices of'),
    edit('the address of a tag', 'tags.yml', 'label: Money', 'label: Money\n  permalink: /cash'),
    edit('a page of another set', 'team/who.md', 'few', 'many'),
    edit('the logo', 'static/logo.svg', 'r="9"', 'r="5"'),
    edit('an id of an operation', 'api/books.yaml', /payBill/g, 'settleBill'),
    edit('the list of a plugin', 'plugins/fees.ts', '/owners.txt', '/all-owners.txt'),
  ],
  [
    edit('the navbar', 'site.yaml', 'label: Guides', 'label: Handbook'),
    setting('the base', 'base: /docs/'),
    edit('a folder of guides', 'guides/_category_.yml', 'label: Guides', 'label: Handbook'),
    edit('the origin', 'site.yaml', 'docs.example.com', 'other.example.com'),
    edit('a variable that no page names', 'site.yaml', '{ email: help', '{ phone: "1", email: help'),
    edit('the accent', 'site.yaml', 'theme: {', 'theme: { accent: "#aa3355",'),
    field('the label of a guide in pagination', 'pagination_label: All bills'),
    edit('the order of APIs', 'site.yaml', /^( {2}- \{ id: parts.*\n)( {2}- \{ id: old.*\n)/m, '$2$1'),
    field('the image of a guide', 'image: /logo.svg'),
    edit('a picture of the site', 'static/logo.svg', '24 24', '32 32'),
    edit('a comment in a description', 'api/books.yaml', '# One of', '# Two of'),
    edit('a file of a plugin', 'plugins/fees/fee.ts', 'nothing', 'little'),
    setting('checks', 'checks: { image-host: error, api-description: "off" }'),
  ],
  [
    edit('versions that are marked', 'site.yaml', 'changelog: api', 'markedVersions: 0, changelog: api'),
    field('the description of a guide', 'description: What others ask.'),
    frontMatter('a slug', 'plain.md', 'slug: /other'),
    edit('the format of pages', 'site.yaml', 'markdown: {', 'markdown: { format: commonmark,'),
    edit('the title of the site', 'site.yaml', 'docs"', 'manual"'),
    edit('the text of a guide', 'plain.md', 'Words alone', 'Only words'),
    edit('a server', 'api/books.yaml', 'https://{place}', 'https://api.{place}'),
    edit('a redirect', 'redirects.yaml', '/start', '/bills'),
    edit('a schema that a file refers to', 'api/schemas.yaml', 'A part', 'A piece'),
    frontMatter('a position', 'guides/02-roles.md', 'sidebar_position: 0'),
    edit('the name of a tag', 'tags.yml', 'label: Money', 'label: Cash'),
    edit('a tag', 'api/books.yaml', 'What others ask of you', 'What you owe'),
    edit('a field of a plugin', 'fees.md', 'Ann', 'Ben'),
  ],
  [
    frontMatter('a neighbour that is not listed', 'plain.md', 'unlisted: true'),
    files('a new file in the place of an included one', { 'other/_far.md': 'From near.\n' }),
    edit('an operation', 'api/books.yaml', 'summary: Pay a bill', 'summary: Settle a bill'),
    edit('a page beside an included text with other code', 'plain.md', 'Words alone', 'Some words'),
    edit('a version of an API', 'api/changelog/2026-01-02.yaml', 'version: "1"', 'version: "1.1"'),
    edit('security', 'api/books.yaml', 'security: [{ key: [] }]', 'security: [{ login: [write] }]'),
    edit('a variable of a server', 'api/books.yaml', 'default: eu', 'default: us'),
    { what: 'another commit', apply: (site) => site.commitFile('bills.md', 'Cleo', '2026-03-04T10:00:00Z') },
    edit('the theme', 'own.css', '2px', '4px'),
    edit('the category of an API', 'site.yaml', 'label: Books }', 'label: All books }'),
    edit('the kind of a page', 'plugins/fees.ts', 'Owned by', 'Kept by'),
    files('a static file', { 'static/robots.txt': 'User-agent: *\n' }),
    files('a new picture in the place of another', { 'static/flow.svg': '<svg viewBox="0 0 9 9"/>' }),
  ],
  [
    edit('an internal operation', 'api/books.yaml', /( +)operationId: payBill/, '$&\n$1x-internal: true'),
    edit('the pages that an included text lists', 'code.mdx', '# Code', '# Listings'),
    edit('the code of an included text', '_fees.md', 'ini', 'csv'),
    edit('the title of a guide', 'bills.md', '# Bills', '# Invoices'),
    edit('a guide with the title of another', 'plain.md', '# Plain', '# Code'),
    edit('history of an API', 'api/changelog/2026-01-02.yaml', 'It began', 'All began'),
    edit('a definition of Swagger', 'api/old.json', 'integer', 'string'),
    setting('words that mean the same', 'search: { synonyms: [[bill, invoice]] }'),
    edit('what a component becomes', 'site.yaml', 'Note: tip', 'Note: danger'),
    edit('a description of Swagger', 'api/old.json', 'All things', 'Everything'),
    edit('the label of a category', 'sidebars.yaml', 'label: More', 'label: Others'),
    edit('a file that a description refers to', 'api/paths/parts.yaml', 'List parts', 'All parts'),
    edit('the name of a block of a plugin', 'plugins/fees.ts', "['fee']", "['cost']"),
  ],
  [
    field('a sidebar that is shown', 'displayed_sidebar: api'),
    { what: 'no history', apply: (site) => site.removeHistory() },
    edit('a change in the history of an API', 'api/changelog/2026-01-02.yaml', 'kind: added', 'kind: deprecated'),
    edit('a kind less', 'plugins/fees.ts', "=== 'fees.md'", "=== 'fee.md'"),
    edit('preview images', 'site.yaml', 'previewImages: false', 'previewImages: true'),
    edit('a picture', 'flow.svg', '120 20', '240 20'),
    edit('the order of operations', 'api/books.yaml', ORDER, '$2$1'),
  ],
  [
    edit('an included text without code', '_fees.md', /```[\s\S]*```\n/, ''),
    edit('imported code', '_sample.sql', '= 1', '= 2'),
    { what: 'a commit', apply: (site) => site.commitFile('bills.md', 'Ben', '2026-02-03T10:00:00Z') },
    edit('groups of tags', 'api/books.yaml', 'name: Work', 'name: Play'),
    edit('the template of a sample', 'site.yaml', 'books {{resource}}', 'ledger {{resource}}'),
    edit('an API less', 'site.yaml', /^ {2}- \{ id: old.*\n/m, ''),
  ],
  [
    edit('an internal schema', 'api/books.yaml', 'description: Its number', '$&, x-internal: true'),
    edit('the name of the product', 'site.yaml', 'name: Books', 'name: Ledgers'),
    edit('dates that are not wanted', 'site.yaml', 'lastUpdated: true', 'lastUpdated: false'),
  ],
  [
    field('the keywords of a guide', 'keywords: [owed]'),
    edit('edit links', 'site.yaml', 'git.example.com', 'code.example.com'),
  ],
  [
    files('a new guide', { 'guides/03-rights.md': '# Rights\n\nWhat is allowed.\n' }),
    edit('authors that are not wanted', 'site.yaml', 'lastUpdatedAuthor: true', 'lastUpdatedAuthor: false'),
  ],
  [
    edit('a shared schema', 'api/books.yaml', 'description: Its number', 'description: Its own number'),
    edit('an included text of the site', 'shared/_terms.md', 'hold', 'hold good'),
    edit('a new operation', 'api/books.yaml', 'paths:\n', 'paths:\n  /new: { get: { responses: {} } }\n'),
  ],
  [edit('a page in another sidebar', 'sidebars.yaml', '- bills\n', '- { type: ref, id: bills }\nother:\n  - bills\n')],
  [
    edit('the label of a guide', 'bills.md', 'sidebar_label: Bills', 'sidebar_label: All bills'),
    edit('the name of a tag of an API', 'api/books.yaml', /Payments/g, 'Settlements'),
  ],
];

/** Edits after which a build has only findings. */
export const BREAKING_BATCHES: readonly (readonly Edit[])[] = [
  [
    edit('an anchor', 'bills.md', '{#paying}', '{#pay}'),
    frontMatter('the id of a neighbour', 'plain.md', 'id: simple\nslug: /plain'),
    remove('an included text less', '_fees.md'),
    remove('a guide less', 'guides/02-roles.md'),
    files('a page with the path of another', { 'plain/index.md': '# Another\n' }),
  ],
  [
    frontMatter('a neighbour that is a draft', 'plain.md', 'draft: true'),
    rename('an included text of another name', '_fees.md', '_fee.md'),
    remove('a picture less', 'flow.svg'),
    rename('a guide in another place', 'guides/02-roles.md', 'guides/00-roles.md'),
    edit('a field less', 'plugins/fees.ts', "owner: 'text'", "owner: 'number'"),
  ],
  [
    rename('a folder of another name', 'guides', 'handbook'),
    files('versions', {
      'versions.json': '["1.0"]',
      'versioned_docs/version-1.0/bills.md': '# Old bills\n\n{{> ../../_fees.md }}\n',
    }),
  ],
];

/** A row for each batch, named after its edits. */
export function toRows(batches: readonly (readonly Edit[])[]): { batch: readonly Edit[]; what: string }[] {
  return batches.map((batch) => ({ batch, what: batch.map(({ what }) => what).join(', ') }));
}

function edit(what: string, file: string, before: string | RegExp = '', after = ''): Edit {
  return {
    what,
    apply(site) {
      const text = site.read(file);
      const edited = text.replace(before, after);
      if (edited === text) throw new Error(`${file} has no ${before}`);
      site.write({ [file]: edited });
    },
  };
}

/** Adds a setting of the site. */
function setting(what: string, yaml: string): Edit {
  return edit(what, 'site.yaml', 'tagline', `${yaml}\ntagline`);
}

/** Adds to the front matter of a guide. */
function field(what: string, yaml: string): Edit {
  return edit(what, 'bills.md', 'sidebar_label', `${yaml}\nsidebar_label`);
}

/** Adds front matter to a guide without it. */
function frontMatter(what: string, file: string, yaml: string): Edit {
  return edit(what, file, /^# /, `---\n${yaml}\n---\n\n# `);
}

function files(what: string, written: Files): Edit {
  return { what, apply: (site) => site.write(written) };
}

function remove(what: string, name: string): Edit {
  return { what, apply: (site) => site.remove(name) };
}

function rename(what: string, from: string, to: string): Edit {
  return { what, apply: (site) => site.rename(from, to) };
}
