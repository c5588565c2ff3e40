import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../random.ts';
import { compile } from './compile.ts';

/*
 * Readers see words, never the source of MDX. Documents of random constructs contain numbered words; those that
 * Docusaurus shows must be on the page, and nothing else.
 */

const SEEDS = Number(process.env.MDX_SEEDS ?? 200);
const FIRST = Number(process.env.MDX_SEED ?? 1);

/** Syntax of MDX in the text of a page. */
const SOURCE = /[{}<>]|:::|```|~~~|\b(?:import|export|const|props|className|frontMatter)\b|=>|&&|\/\*|undefined/;

class Writer {
  readonly #random: (limit: number) => number;
  /** Words in the order in which readers see them. */
  readonly words: string[] = [];

  constructor(seed: number) {
    this.#random = createRandom(seed);
  }

  document(): string {
    const modules = [
      "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n",
      "import P from './_p.mdx';\n",
      'export const rates = [\n  { from: 1, to: "x" },\n\n  { from: 2 },\n];\n',
      'export const {title, id: name} = frontMatter;\n',
      'export function Own({ children }) {\n  const label = "a}";\n  return <b>{children}</b>;\n}\n',
      'export const Mark = ({children, color}) => (\n  <span style={{color: color}}>\n    {children}\n  </span>\n);\n',
      "export { default } from './a';\n",
    ].filter(() => this.#random(2) === 0);
    return `${modules.join('\n')}\n${this.blocks(0, 2 + this.#random(4))}`;
  }

  blocks(depth: number, count: number): string {
    return Array.from({ length: count }, () => this.block(depth)).join('\n\n');
  }

  block(depth: number): string {
    const inner = (): string => this.blocks(depth + 1, 1 + this.#random(2));
    const simple = [
      () => this.line(),
      () => `## ${this.word()} {#id-${this.#random(1e6)}}`,
      () => `### ${this.word()} {/* #id-${this.#random(1e6)} */}`,
      () => `{/* hidden\n\n${'*'} hidden */}`,
      () => `<!-- hidden -->`,
      () => this.fence('```'),
      () => this.fence('````', 'md', '```js\n', '\n```'),
      () => `{' '}`,
      () => `{props.none}`,
      () => `{props.none && (\n  <p>hidden</p>\n)}`,
      () => `{props.none && (\n  <>\n\n  hidden **text**\n\n  </>\n)}`,
      () => `{false && <Own>hidden</Own>}`,
      () => `${this.word()} {!props.none && (<> and {'${this.word()}'} </>)}${this.word()}`,
      () => `{!props.none && !props.other && (<>\n\n${this.line()}\n\n</>)}`,
      () => `<p className="a" style={{ margin: 0 }}>${this.word()}</p>`,
      () => `<>\n\n${this.line()}\n\n</>`,
      () => `<br />`,
      () => `<Own>${this.word()}</Own>`,
      () => `| ${this.word()} | <br/> |\n|---|---|\n| <Mark color="red">${this.word()}</Mark> | {' '} |`,
    ];
    const nested = [
      () =>
        `<details>\n<summary>\n\n#### ${this.word()} {#t-${this.#random(1e6)}}\n\n${this.word()}\n\n</summary>\n\n${inner()}\n\n</details>`,
      () => `<details>\n<summary>${this.word()}</summary>\n\n${inner()}\n\n</details>`,
      () =>
        `<details>\n  <summary>\n\n  ## ${this.word()} {#s-${this.#random(1e6)}}\n\n  </summary>\n\n${inner()}\n\n</details>`,
      () => `<Tabs>\n  <TabItem value="a" label="${this.word()}">\n\n${indent(inner(), '  ')}\n\n  </TabItem>\n</Tabs>`,
      () => `<Tabs>\n<TabItem value="a" label="${this.word()}">\n\n${this.fence('```')}\`\n\n</TabItem>\n</Tabs>`,
      () => `${':'.repeat(6 - depth)}note[${this.word()}]\n\n${inner()}\n\n${':'.repeat(6 - depth)}`,
      () => `${':'.repeat(6 - depth)}tip ${this.word()}\n${this.line()}\n${':'.repeat(6 - depth)}`,
      () => `- ${this.word()}\n\n${indent(inner(), '  ')}`,
      () => `> ${this.word()}\n>\n${inner().replace(/^/gm, '> ')}`,
      () => `<div className="box">\n\n${inner()}\n\n</div>`,
    ];
    const choice = depth < 3 && this.#random(2) === 0 ? nested : simple;
    return choice[this.#random(choice.length)]?.() ?? '';
  }

  line(): string {
    const parts = [
      () => this.word(),
      () => `**${this.word()}**`,
      () => `{'${this.word()}'}`,
      () => `{"${this.word()}"}`,
      () => `<Mark color="#fff">${this.word()}</Mark>`,
      () => `<span className="x">${this.word()}</span>{' '}`,
      () => `{/* hidden */}${this.word()}`,
      () => `<>${this.word()}</>`,
      () => `[${this.word()}](#x)`,
      () => `<kbd>${this.word()}</kbd>`,
    ];
    return Array.from({ length: 1 + this.#random(4) }, () => parts[this.#random(parts.length)]?.()).join(' ');
  }

  fence(marks: string, info = 'js', before = '', after = ''): string {
    return `${marks}${info}\n${before.replaceAll('`', '~')}${this.word()}${after.replaceAll('`', '~')}\n${marks}`;
  }

  word(): string {
    const word = `w${this.words.length + 1}w`;
    this.words.push(word);
    return word;
  }
}

function indent(text: string, prefix: string): string {
  return text.replace(/^(?=.)/gm, prefix);
}

function visibleText(html: string): string {
  return html
    .replace(/<(pre)\b[\s\S]*?<\/\1>/g, (code) => code.replace(/~+(?:js)?/g, ''))
    .replace(/<svg[\s\S]*?<\/svg>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&#39;|&#x27;|&quot;/g, '"')
    .replace(/&amp;/g, '&');
}

describe('the source of MDX', () => {
  it('is on no page, and its words are', () => {
    const failures: object[] = [];
    for (let seed = FIRST; seed < FIRST + SEEDS; seed++) {
      const writer = new Writer(seed);
      const markdown = writer.document();
      const text = visibleText(compile(markdown, { format: 'mdx', partials: { './_p.mdx': 'p' } }).html);
      const shown = new Set(text.match(/w\d+w/g));
      const missing = writer.words.filter((word) => !shown.has(word));
      const found = SOURCE.exec(text)?.[0] ?? (text.includes('hidden') ? 'hidden' : undefined);
      if (found !== undefined || missing.length > 0)
        failures.push({ seed, found, missing, text: text.replace(/\s+/g, ' '), markdown });
    }
    const [shortest] = failures.sort((a, b) => JSON.stringify(a).length - JSON.stringify(b).length);
    expect([failures.length, shortest]).toEqual([0, undefined]);
  });
});
