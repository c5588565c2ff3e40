import type { UseOutcome } from './left-components.ts';
import type { PageComponents } from './page-components.ts';
import type { ComponentUse, PlaceUse } from './page-expander.ts';
import type { ShownUse } from './run-uses.ts';
import { PAGE_PLACE } from './tree/html-tree.ts';
import { coveredBy } from './use-code.ts';

type Failure = NonNullable<UseOutcome['failure']>;
type RanUse = Extract<ShownUse, { kind: 'shown' }>;

const BROWSER_PART: Failure = { why: 'a part of it needs a browser', missing: null };
const WITHIN_LINE: Failure = { why: 'it shows blocks within a line', missing: null };

/** Replaces the uses on a page by what running them has shown, or else by their static content. */
export class PageExpansion {
  readonly #components: PageComponents;
  /** By the offsets of uses. */
  readonly #ran: ReadonlyMap<number, ShownUse>;
  readonly #outcomes = new Map<number, UseOutcome>();
  /** The pages that components show. */
  readonly #includes: string[] = [];

  constructor(components: PageComponents, ran: ReadonlyMap<number, ShownUse>) {
    this.#components = components;
    this.#ran = ran;
  }

  get outcomes(): Iterable<UseOutcome> {
    return this.#outcomes.values();
  }

  /** Imports that the page needs for the pages that components show. */
  get imports(): string[] {
    return this.#includes.map((path, index) => `import IncludedPage${index} from ${JSON.stringify(path)};\n`);
  }

  async render(use: ComponentUse, place: PlaceUse): Promise<string | null> {
    const ran = this.#ran.get(use.offset) ?? null;
    const placed = ran?.kind === 'shown' ? place(this.#withIncludes(ran)) : null;
    if (ran?.kind === 'shown' && placed !== null) {
      this.#noteShown(use, ran);
      return placed;
    }
    const { shown, missing } = await this.#components.render(use);
    const failure = ran?.kind === 'shown' ? WITHIN_LINE : ran;
    if (missing !== null) this.#outcomes.set(use.offset, { name: use.name, kind: missing, failure });
    return shown === null ? null : place(shown);
  }

  #noteShown(use: ComponentUse, ran: RanUse): void {
    const covered = coveredBy(use, this.#components);
    const lost = covered.find(
      ({ name, offset }) => this.#components.isOfPackage(name) && this.#ran.get(offset)?.kind === 'failed',
    );
    const lostPart = lost === undefined ? null : { why: `<${lost.name}> in it shows nothing at first`, missing: null };
    const failure = ran.isPart ? BROWSER_PART : lostPart;
    this.#outcomes.set(use.offset, { name: use.name, kind: failure === null ? 'shown' : 'rest', failure });
    for (const { name, offset } of covered)
      if (this.#outcomes.has(offset)) this.#outcomes.set(offset, { name, kind: 'shown', failure: null });
  }

  #withIncludes({ markdown, pages }: RanUse): string {
    return markdown.replace(PAGE_PLACE, (_whole, number: string) => {
      const path = pages[Number(number)] ?? '';
      if (!this.#includes.includes(path)) this.#includes.push(path);
      return `<IncludedPage${this.#includes.indexOf(path)} />`;
    });
  }
}
