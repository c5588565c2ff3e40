import { readdir, readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { Report } from '../../build/base/report/report.ts';
import { listContent, withoutTranslations } from '../../build/site/guides/files/list-content.ts';
import { readLanguageState } from '../../build/site/languages/translation-state.ts';

interface Schema {
  readonly enum?: readonly string[];
  readonly 'x-enumDescriptions'?: Readonly<Record<string, string>>;
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Description {
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly securitySchemes: {
      readonly oauth2: { readonly flows: { readonly authorizationCode: { readonly scopes: object } } };
    };
  };
}

/** Headers of HTTP itself, which a description need not declare. */
const HTTP_HEADERS = ['Authorization', 'Content-Length', 'Content-Type'];

let guides: ReadonlyMap<string, string>;
let written: string;
let description: Description;

beforeAll(async () => {
  written = await readFile('content/api/accounting.yaml', 'utf8');
  description = parse(written);
  guides = await readGuides(['user', 'administration', 'developers']);
});

describe('the translations of the guides', () => {
  it('are of the current guides', async () => {
    const files = withoutTranslations(await listContent('content', new Report()));
    const languages = { original: 'en', translation: 'de' };
    const { pages } = await readLanguageState({ contentDir: 'content', files, languages }, new Report());
    const translated = pages.filter(({ state }) => state !== 'missing');
    expect(translated.map(({ file }) => file)).toContain('user/invoicing.md');
    expect(translated.filter(({ state }) => state !== 'current')).toEqual([]);
  });
});

describe('the guides', () => {
  it('use only fields, values and headers that the description has', () => {
    const known = new Set([...(written.match(/[A-Za-z][\w-]*/g) ?? []), ...HTTP_HEADERS]);
    const unknown = [...guides].flatMap(([guide, text]) =>
      codeSpans(text)
        .filter((code) => /^(?:[a-z]+(?:[A-Z][a-z]+)+|[A-Z][a-z]+(?:-[A-Z][a-z]+)+)$/.test(code) && !known.has(code))
        .map((code) => `${guide}: ${code}`),
    );
    expect(unknown).toEqual([]);
  });

  it('name all scopes by their area, and no others', () => {
    const scopes = Object.keys(description.components.securitySchemes.oauth2.flows.authorizationCode.scopes);
    const areas = new Set(scopes.map((scope) => scope.replace(/:.*/, '')));
    expect(firstColumn(section('developers/authentication', '## Scopes')).sort()).toEqual([...areas].sort());
    const named = [...guides.values()].flatMap((text) => text.match(/\b[a-z]+:(?:read|write)\b/g) ?? []);
    expect(named.filter((scope) => !scopes.includes(scope))).toEqual([]);
  });

  it('list all webhook events', () => {
    expect(firstColumn(section('developers/webhooks', '## Events'))).toEqual(values(schema('EventType')));
  });

  it('explain each error code under its status', () => {
    const codes = values(schema('Problem').properties?.code);
    const headings = [...guide('developers/toubleshooting').matchAll(/^### (\d{3}) [A-Za-z ]+: (\w+) \{#(\w+)\}$/gm)];
    expect(headings.map(([, , code]) => code).sort()).toEqual([...codes].sort());
    for (const [, status = '', code = '', id = ''] of headings) {
      expect(id).toBe(code);
      expect(guide('developers/toubleshooting')).toContain(`| [\`${code}\`](#${code}) | ${status} |`);
    }
    const types = written.match(/(?<=toubleshooting#)\w+/g) ?? [];
    expect(types.filter((id) => !codes.includes(id))).toEqual([]);
  });

  it.each([
    ['InvoiceStatus', 'user/invoicing', '## The life of an invoice'],
    ['QuoteStatus', 'user/quotes', '## Statuses'],
    ['BillStatus', 'user/bills', '## Statuses'],
    ['PaymentStatus', 'user/bills', '### Follow or cancel a payment order'],
    ['ReceiptStatus', 'user/receipts', '## Check what was read'],
    ['TransactionStatus', 'user/bank-account-connection', '## Match transactions'],
    ['ExpenseReportStatus', 'user/expense-reports', '## Statuses'],
    ['UserRole', 'administration/user-management', '## Roles'],
  ])('have a row, or a section of a lifecycle, for each value of %s', (name, page, heading) => {
    const labels = values(schema(name)).map((value) => value.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
    const text = section(page, heading);
    const names = text.includes(':::lifecycle')
      ? [...text.matchAll(/^### (.+)$/gm)].map(([, state = '']) => state)
      : null;
    const rows = (names ?? firstColumn(text)).map((cell) => cell.toLowerCase());
    expect(rows.slice(0, labels.length).sort()).toEqual(labels.sort());
  });

  it('refer to menus that the first guide lists', () => {
    const menus = [...firstColumn(section('user/getting-started', '## Find your way around')), 'Profile', 'New'];
    const lost = [...guides].flatMap(([guide, text]) =>
      [...text.matchAll(/\*\*([^*>]+) > [^*]+\*\*/g)]
        .filter(([, menu = '']) => !menus.includes(menu))
        .map(([path]) => `${guide}: ${path}`),
    );
    expect(lost).toEqual([]);
  });
});

async function readGuides(folders: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const names = await Promise.all(
    folders.map(async (folder) => (await readdir(`content/${folder}`)).map((name) => `${folder}/${name.slice(0, -3)}`)),
  );
  return new Map(
    await Promise.all(names.flat().map(async (name) => [name, await readFile(`content/${name}.md`, 'utf8')] as const)),
  );
}

function guide(name: string): string {
  return guides.get(name) ?? '';
}

function schema(name: string): Schema {
  return description.components.schemas[name] ?? {};
}

function values(enumeration: Schema | undefined): string[] {
  return [...(enumeration?.enum ?? [])];
}

/** The text from a heading to the next one of the same or a higher level. */
function section(page: string, heading: string): string {
  const [, rest = ''] = guide(page).split(new RegExp(`^${heading}(?: \\{#[\\w-]+\\})?$`, 'm'));
  const level = heading.indexOf(' ');
  return rest.split(new RegExp(`^#{1,${level}} `, 'm'))[0] ?? '';
}

/** The first column of the first table, without header and markup. */
function firstColumn(markdown: string): string[] {
  const [table = ''] = /(?:^\|.*\n)+/m.exec(markdown) ?? [];
  const rows = table.trim().split('\n').slice(2);
  return rows.map((row) => (row.split('|')[1] ?? '').replace(/[*`]/g, '').trim());
}

function codeSpans(markdown: string): string[] {
  const prose = markdown.replace(/^( *)```[^\n]*\n.*?^\1```$/gms, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
}
