import { plain } from '../../../worker/model/markup/plain-markdown.ts';
import type { CompiledPage } from '../../page/compiled-page.ts';
import type { RenderContext } from '../../page/page.ts';
import { capitalize, code, joinBlocks, link } from '../../page/text/markdown/markdown-text.ts';
import { compileTextPage } from '../changelog/text-page.tsx';
import { type Change, SEVERITIES, type Sides } from '../diff/change.ts';
import { countChanges, describeChange } from '../diff/change-text.ts';
import { isRemoval, migrationPath, type VersionStep } from './version-changes.ts';

interface MigrationContext extends RenderContext {
  /** The pages of an operation or a schema in both versions; null where it is missing. */
  readonly findPages: (item: Item) => { readonly before: LinkedPage | null; readonly after: LinkedPage | null };
}

/** A page to link to. */
export interface LinkedPage {
  readonly path: string;
  readonly title: string;
}

/** What a section is about. */
export type Item =
  /** By its name in the newer version: `GET /invoices`. */
  | { readonly kind: 'operation'; readonly name: string }
  /** By its name in the older one. */
  | { readonly kind: 'removed'; readonly name: string }
  | { readonly kind: 'schema'; readonly name: string }
  | { readonly kind: 'api' };

interface Section {
  readonly item: Item;
  readonly changes: Change[];
}

const NOTHING = '–';

/**
 * The page that lists what breaks clients that move from a version to the next one: a section for each operation and
 * each schema, with both sides of each change beside each other. What breaks nothing is listed at the end.
 */
export function compileMigration({ older, newer, diff }: VersionStep, context: MigrationContext): CompiledPage {
  const { migration } = context.messages.reference;
  const [from, to] = [older, newer].map(({ version }) => version?.label ?? '') as [string, string];
  const title = migration.title(from, to);
  const writer = new MigrationWriter([from, to], diff.changes, context);
  const { page } = compileTextPage(
    {
      ...{ path: migrationPath(newer), title, label: title, sidebar: newer.sidebar },
      description: migration.text(from, to),
      body: (suffix) => writer.body(suffix),
      lastUpdated: null,
      styledBlocks: [],
    },
    context,
  );
  return page;
}

class MigrationWriter {
  readonly #labels: readonly [from: string, to: string];
  readonly #changes: readonly Change[];
  readonly #context: MigrationContext;

  constructor(labels: readonly [string, string], changes: readonly Change[], context: MigrationContext) {
    this.#labels = labels;
    this.#changes = changes;
    this.#context = context;
  }

  /** The page as Markdown. `suffix` is appended to links to pages. */
  body(suffix: string): string {
    const { reference } = this.#context.messages;
    const breaking = this.#changes.filter(({ severity }) => severity !== 'safe');
    const sections = groupByItem(breaking).map((section) => this.#section(section, suffix));
    const safe = this.#changes.filter(({ severity }) => severity === 'safe');
    const list = safe.map((change) => `- ${describeChange(change, reference)}`).join('\n');
    return [
      reference.migration.text(...this.#labels),
      breaking.length === 0 ? reference.migration.noneBreaks : `${countChanges(this.#changes, reference)}.`,
      ...sections,
      ...(safe.length === 0 ? [] : [`## ${reference.severities.safe}`, list]),
    ].join('\n\n');
  }

  #section({ item, changes }: Section, suffix: string): string {
    const { reference } = this.#context.messages;
    const { before, after } = this.#context.findPages(item);
    const links = [before, after].flatMap((page, index) =>
      page === null ? [] : [link(this.#labels[index] ?? '', page.path + suffix)],
    );
    const [from, to] = this.#labels;
    const name = item.kind === 'api' ? reference.changes.wholeApi : code(item.name);
    const title = item.kind === 'schema' ? undefined : (after ?? before)?.title;
    const named = title === undefined ? null : name;
    return joinBlocks([
      `## ${title === undefined ? name : plain(title)}`,
      [named, links.join(' → ')].filter((part) => part !== null && part !== '').join(' · '),
      [
        tableRow([reference.migration.change, from, to]),
        tableRow(['---', '---', '---']),
        ...changes.map((change) => this.#row(change, item)),
      ].join('\n'),
    ]);
  }

  #row(change: Change, item: Item): string {
    const { severities } = this.#context.messages.reference;
    const { before, after } = sidesOf(change, item);
    const { severity, subject, text } = change;
    const words = subject === '' ? capitalize(text) : `${capitalize(subject)} ${text}`;
    return tableRow([`**${severities[severity]}:** ${words}.`, before ?? NOTHING, after ?? NOTHING]);
  }
}

/** What was and is there. Something that was added or removed is named by its subject. */
function sidesOf({ sides, kind, subject, text }: Change, item: Item): Sides {
  if (sides !== undefined) return sides;
  const named = /(`+)(?:[^`]|[^`].*?[^`])\1(?!`)/.exec(subject)?.[0];
  const name = named ?? (subject === '' && item.kind !== 'api' ? code(item.name) : subject);
  if (kind === 'removed') return { before: name, after: null };
  if (kind === 'added') return { before: null, after: name };
  return { before: name, after: text };
}

/** Changes by what they are about: what breaks most comes first, and each section is in the order of severity. */
function groupByItem(changes: readonly Change[]): Section[] {
  const sections = new Map<string, Section>();
  const ordered = changes.toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
  for (const change of ordered) {
    const item = itemOf(change);
    const key = JSON.stringify(item);
    const section = sections.get(key) ?? { item, changes: [] };
    section.changes.push(change);
    sections.set(key, section);
  }
  return [...sections.values()];
}

function itemOf(change: Change): Item {
  const { schema, operations } = change;
  if (schema !== undefined) return { kind: 'schema', name: schema };
  const [operation] = operations;
  if (operation === undefined) return { kind: 'api' };
  return { kind: isRemoval(change) ? 'removed' : 'operation', name: operation };
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replace(/\s+/g, ' ')).join(' | ')} |`;
}
