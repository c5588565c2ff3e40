import { describe, expect, it } from 'vitest';
import { splitBlocks } from '../../../../../build/site/languages/blocks.ts';
import { blockPieces } from '../../../../../build/site/languages/exchange/markup/block-pieces.ts';
import { readDefinitions } from '../../../../../build/site/languages/exchange/markup/inline-pieces.ts';
import { compareCodes, hasWords, joinPieces } from '../../../../../build/site/languages/exchange/markup/pieces.ts';
import { createRandom } from '../../../../random.ts';
import { checkXliff } from './check-xliff.ts';
import { Exchange, pseudo, translateXliff } from './exchange.ts';

const WORDS = [
  'bill',
  'pay',
  'a',
  'customer',
  'Invoice',
  'über',
  '日本',
  'e.g.',
  '5',
  'x-y',
  'it’s',
  '&',
  '<',
  '"',
  '2 < 3',
];
const INLINE = [
  (text: string) => `*${text}*`,
  (text: string) => `**${text}**`,
  (text: string) => `~~${text}~~`,
  (text: string) => `[${text}](bills.md#when "Title")`,
  (text: string) => `[${text}][ref]`,
  (text: string) => `![${text}](a.svg)`,
  (text: string) => `<kbd>${text}</kbd>`,
  (text: string) => `:badge[${text}]{kind=tip}`,
  () => '[Ref]',
  () => '`a | b`',
  () => '`` x`y ``',
  () => '{{ product.name }}',
  () => '<https://example.com>',
  () => 'https://example.com/a_b',
  () => '<br/>',
  () => '\\*',
  () => '&nbsp;',
  () => '[^1]',
  () => '1. ',
  () => '# ',
];

/** Random pages in the syntax of this site. */
class PageMaker {
  readonly #random: (limit: number) => number;

  constructor(seed: number) {
    this.#random = createRandom(seed);
  }

  page(): string {
    const title = this.#random(4) > 0 ? `title: ${JSON.stringify(this.#line(0))}\n` : '';
    const rest = this.#random(2) > 0 ? `description: ${this.#words()}\nkeywords: [${this.#words()}, b]\n` : '';
    const blocks = Array.from({ length: 1 + this.#random(8) }, () => this.#block());
    const start = title + rest === '' ? '' : `---\n${title}${rest}slug: s${this.#random(1e9)}\n---\n`;
    return `${start}\n${['# Start here', ...blocks].join('\n\n')}\n\n[ref]: bills.md "T"\n\n[^1]: A note.\n`;
  }

  #block(): string {
    const line = (): string => this.#line(2);
    const makers = [
      () => `## ${line()} {#id-${this.#random(99)}}`,
      () => line(),
      () => `${line()}\n${line()}  \n${line()}`,
      () => `- ${line()}\n  ${line()}\n- [ ] ${line()}\n  1. ${line()}`,
      () => `- ${line()}\n\n  ${line()}\n\n  \`\`\`sh\n  ls\n  \`\`\`\n\n- ${line()}`,
      () => `| ${this.#cell()} | ${this.#cell()} |\n|:--|---|\n| ${this.#cell()} | \`x\` |`,
      () => `> ${line()}\n> ${line()}`,
      () => `> [!TIP]\n> ${line()}`,
      () => `\`\`\`js title="a"\nconst a = 1;\n\n# no text\n\`\`\``,
      () => `:::tip[${this.#words()}]{a=b}\n${line()}\n:::`,
      () => `<details>\n<summary>${this.#words()}</summary>\n\n${line()}\n\n</details>`,
      () => `<Card title="T" href="a.md">${this.#words()}</Card>`,
      () => `Term\n: ${line()}`,
      () => '{{> ./_file.md }}',
      () => `${this.#words()}\n---`,
      () => '***',
      () => '{/* a comment */}',
    ];
    return makers[this.#random(makers.length)]?.() ?? '';
  }

  #words(): string {
    return ['word', ...Array.from({ length: this.#random(3) }, () => ['pay', 'bill', 'now'][this.#random(3)])].join(
      ' ',
    );
  }

  #cell(): string {
    return this.#line(1).replace(/(?<!\\)\|/g, '\\|');
  }

  #line(depth: number): string {
    const parts = Array.from({ length: 1 + this.#random(5) }, () => {
      if (depth === 0 || this.#random(3) > 0) return WORDS[this.#random(WORDS.length)] ?? '';
      return INLINE[this.#random(INLINE.length)]?.(this.#line(depth - 1)) ?? '';
    });
    return ['Word', ...parts].join(' ');
  }
}

/** The parts of a page that a translation shares with its original. */
function structureOf(markdown: string) {
  const definitions = readDefinitions(markdown);
  return splitBlocks(markdown.replace(/^---\n[\s\S]*?\n---\n/, '')).map((block) => ({
    type: block.type,
    pieces: blockPieces(block, definitions),
  }));
}

describe('an exported, translated and imported page', () => {
  const seeds = Array.from({ length: 40 }, (_, index) => 1 + index);
  const pages = Object.fromEntries(seeds.map((seed) => [`p${seed}.md`, new PageMaker(seed).page()]));

  it('has the blocks, links and code of its original, is up to date, and is not changed by a second import', async () => {
    const exchange = new Exchange(pages);
    const exported = await exchange.export();
    for (const [file, xliff] of Object.entries(exported)) expect(checkXliff(xliff), file).toEqual([]);
    expect(await exchange.export(), 'is deterministic').toEqual(exported);
    const translated = Object.fromEntries(
      Object.entries(exported).map(([file, xliff]) => [file, translateXliff(xliff)]),
    );
    const first = await exchange.import(translated);
    expect(first.findings).toEqual([]);
    for (const file of Object.keys(pages)) {
      const [original, own] = [exchange.read(file), exchange.read(`i18n/de/${file}`)].map(structureOf);
      expect(
        own?.map(({ type }) => type),
        file,
      ).toEqual(original?.map(({ type }) => type));
      for (const [index, { pieces }] of (original ?? []).entries()) {
        const translation = own?.[index]?.pieces ?? [];
        expect(compareCodes(pieces, translation), joinPieces(pieces)).toBeNull();
        if (hasWords(pieces)) expect(joinPieces(translation)).not.toBe(joinPieces(pieces));
      }
    }
    expect((await exchange.states()).filter((state) => !state.endsWith(' current'))).toEqual([]);
    expect(Object.keys(await exchange.export())).toEqual([]);
    expect(await exchange.import(translated)).toEqual({ findings: [], written: [] });
    // What is exported with its translations changes nothing when it comes back.
    const all = await exchange.export({ all: true });
    for (const [file, xliff] of Object.entries(all)) expect(checkXliff(xliff), file).toEqual([]);
    expect(Object.values(all).join('')).not.toContain('state="initial"');
    expect(await exchange.import(all)).toEqual({ findings: [], written: [] });
  }, 60_000);

  it('is the same as JSON', async () => {
    const exchange = new Exchange(pages);
    const exported = await exchange.export({ format: 'json' });
    const translated = Object.fromEntries(
      Object.entries(exported).map(([file, json]) => {
        const parsed = JSON.parse(json) as {
          units: { source: string; target: string; state: string; page: string }[];
        };
        for (const unit of parsed.units) {
          const pieces = splitBlocks(unit.source).flatMap((block) =>
            blockPieces(block, readDefinitions(pages[unit.page] ?? '')),
          );
          unit.target = pieces.map(({ kind, text }) => (kind === 'text' ? pseudo(text) : text)).join('');
          unit.state = 'translated';
        }
        return [file, JSON.stringify(parsed)];
      }),
    );
    expect((await exchange.import(translated)).findings).toEqual([]);
    expect((await exchange.states()).filter((state) => !state.endsWith(' current'))).toEqual([]);
  }, 60_000);
});
