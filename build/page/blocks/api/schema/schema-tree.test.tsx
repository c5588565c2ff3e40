import { describe, expect, it } from 'vitest';
import { countElements, field, prose, schema, textOf } from '../../../../../test/build/page/kinds/fixtures.ts';
import { en } from '../../../../../test/english.ts';
import { draftMarkup } from '../../../draft.tsx';
import type { Branch, Field, SchemaChildren } from './model.ts';
import {
  FieldList,
  LINK_ELEMENTS,
  LIST_ELEMENTS,
  renderBranch,
  renderTree,
  VARIANTS_ELEMENTS,
} from './schema-tree.tsx';

const render = (...fields: Field[]): string => draftMarkup(<FieldList fields={fields} />, en.page)();
const renderAlone = (tree: SchemaChildren): string => renderTree({ tree }, en.page);
const branch = (id: string, value: string | null): Branch => ({
  ...{ id, title: id, label: value ?? id, value, isReadOnly: false },
  schema: schema(),
});

describe('FieldList', () => {
  it('renders six elements for a plain row', () => {
    const plain = field('name', {
      description: prose('<p>Who is invoiced.</p>'),
      constraints: ['at least 1 character', 'at most 255 characters'],
      required: true,
    });
    expect(countElements(render(plain, plain)) - countElements(render(plain))).toBe(6);
  });

  it('links each name to itself', () => {
    expect(render(field('invoiceId'))).toContain('<li id="invoiceId"><a href="#invoiceId">invoiceId</a>');
  });

  it.each<[what: string, row: Field, text: string]>([
    [
      'name, type and flags apart',
      field('id', { readOnly: true, required: true, badges: ['Beta'] }),
      'id string Required Read-only Beta',
    ],
    [
      'default, limits and examples on one line, and the wire format below',
      field('ids', { defaultValue: '[]', constraints: ['unique items'], examples: ['a', 'b'], wire: '?ids=a,b' }),
      'ids string Default [] · unique items · Examples a b Serialized as ?ids=a,b',
    ],
    ['no title that is the name', field('invoiceId', { title: 'Invoice Id' }), 'invoiceId string'],
    ['another title', field('total', { title: 'Total in EUR' }), 'total string Total in EUR'],
  ])('shows %s', (_, row, text) => {
    expect(textOf(render(row))).toBe(text);
  });

  it('joins the parts of a type and links the named schema', () => {
    const type = [
      { label: 'array of ', href: null },
      { label: 'Contact', href: '/api/schemas/contact' },
    ];
    expect(render(field('contacts', { type }))).toContain('<i>array of <a href="/api/schemas/contact">Contact</a></i>');
  });

  it('breaks a long name between words', () => {
    expect(render(field('paymentProviderConfigurationId'))).toContain('payment<wbr/>Provider<wbr/>Configuration');
  });

  it('strikes through a deprecated field and shows its replacement', () => {
    const markup = render(field('theme', { deprecated: true, deprecation: prose('<p>Use template.</p>') }));
    expect(markup).toContain('<li id="theme" class="deprecated">');
    expect(textOf(markup)).toBe('theme string Deprecated Use template.');
  });

  it('shows a regular expression as code', () => {
    const id = field('id', {
      constraints: ['at least 1 item', { words: 'each matches', pattern: '^a · b$' }, 'no other properties'],
    });
    expect(render(id)).toContain(
      '<p class="fact">at least 1 item · each matches <code>^a · b$</code> · no other properties</p>',
    );
  });

  it('collapses limits longer than a line, and shows short ones', () => {
    const pattern = `^[${'a'.repeat(60)}]$`;
    const id = field('id', {
      defaultValue: '"a"',
      constraints: ['1 to 140 characters', { words: 'matches', pattern }],
    });
    const [shown, collapsed] = render(id).split('<details class="fact">');
    expect(shown).toContain('<p class="fact">Default <code>"a"</code></p>');
    expect(textOf(collapsed ?? '')).toBe(`Constraints 1 to 140 characters · matches ${pattern}`);
  });

  it('labels the rows of a tuple as items', () => {
    const tuple = field('range', { children: { kind: 'object', fields: [field('[0]'), field('[1…]')], more: null } });
    expect(render(tuple)).toContain('<summary data-markdown-ignore="">2 items</summary>');
  });

  it('collapses nested properties, but opens those of a single field', () => {
    const outer = field('contact', {
      children: { kind: 'object', fields: [field('name'), field('email')], more: null },
    });
    const summary = '><summary data-markdown-ignore="">2 properties of contact</summary>';
    expect(render(outer)).toContain(`<details class="nested" open=""${summary}`);
    expect(render(outer, field('total'))).toContain(`<details class="nested"${summary}`);
  });
});

describe('renderTree()', () => {
  it('names the branches with their discriminator value', () => {
    const markup = renderAlone({
      kind: 'variants',
      variants: { label: 'One of', discriminator: 'type', branches: [branch('Card', 'card'), branch('Iban', 'iban')] },
    });
    expect(textOf(markup)).toBe('One of, discriminator type card Card type = card iban Iban type = iban');
    expect(markup).toContain('<section id="Card" data-tab=""><p>card</p>');
    expect(markup).not.toContain('data-menu');
  });

  it('shows many branches as a menu, and says that a request sets none of a branch', () => {
    const branches = Array.from({ length: 7 }, (_, index) => ({
      ...branch(`B${index}`, null),
      isReadOnly: index === 0,
    }));
    const markup = renderAlone({ kind: 'variants', variants: { label: 'One of', discriminator: null, branches } });
    expect(markup).toContain('data-label="One of" data-menu=""');
    expect(textOf(markup)).toMatch(/^One of B0 All properties are read-only. B1 B2/);
  });

  it('shows properties before the branches that extend them', () => {
    const variants = [{ label: 'Any of', discriminator: null, branches: [branch('Person', null)] }];
    expect(textOf(renderAlone({ kind: 'both', fields: [field('label')], variants, more: null }))).toBe(
      'label string Any of Person',
    );
  });

  it('links schemas that are described elsewhere and says why', () => {
    const link = { label: 'Contact', href: '#contact' };
    expect(textOf(renderAlone({ kind: 'reference', reason: 'recursive', link }))).toBe('Recursive: see Contact');
    expect(textOf(renderAlone({ kind: 'reference', reason: 'shared', link }))).toBe('Properties: see Contact');
    expect(renderAlone({ kind: 'reference', reason: 'depth', link })).toContain('see <a href="#contact">Contact</a>');
  });
});

describe('numbers of elements', () => {
  const link = { label: 'Contact', href: '#contact' };
  const { facts } = schema();
  const [elements, branchElements] = [
    (...rows: Field[]) => countElements(render(...rows)),
    countElements(renderBranch({ facts, value: 'card' }, en.page)),
  ];

  it.each<[what: string, children: SchemaChildren, expected: number]>([
    ['a list', { kind: 'object', fields: [field('b')], more: null }, LIST_ELEMENTS + elements(field('b')) - 1],
    ['a link', { kind: 'reference', reason: 'depth', link }, LINK_ELEMENTS],
    [
      'branches',
      {
        kind: 'variants',
        variants: { label: 'One of', discriminator: 'type', branches: [branch('A', 'a'), branch('B', 'b')] },
      },
      VARIANTS_ELEMENTS + 2 * branchElements,
    ],
  ])('are those that %s adds to a row', (_, children, expected) => {
    expect(elements(field('a', { children })) - elements(field('a'))).toBe(expected);
  });
});
