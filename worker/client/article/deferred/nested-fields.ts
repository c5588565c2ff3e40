import type { LaterCore } from '../../core.ts';
import type { PageStore } from '../../navigate/page-store.ts';

interface NestedFieldsOptions {
  readonly document: Document;
  readonly core: LaterCore;
  readonly pages: PageStore;
  /** Enhances inserted fields. */
  readonly enhance: (root: ParentNode) => void;
}

/** Fields, and what the ids of those in them begin with. */
interface FieldSource {
  readonly fields: readonly Element[];
  readonly prefix: string;
}

/** A line with a link to the page, or to the place on this page, that has the fields of a schema. */
const LINE = '.more';
const FIELDS = `.fields, .variants, ${LINE}`;
/** What the script adds to labeled panels. */
const TABS = '[data-tabs] > :is([role="tablist"], select)';
const HOST = '.fields > li, section[data-tab][id]';

/**
 * Opens "For nested fields, see X" in place. The link becomes the content of a closed disclosure, which loads the fields
 * when a reader opens it, so that a recursive schema grows by one level for each click. Inserted ids continue the one of
 * the field that they belong to, as those on the page do, so that a link to a nested field leads there on any visit.
 */
export class NestedFields {
  readonly #options: NestedFieldsOptions;

  constructor(options: NestedFieldsOptions) {
    this.#options = options;
    const { document } = options;
    document.addEventListener('click', ({ target }) => {
      const details = target instanceof Element ? target.closest('summary')?.parentElement : null;
      if (details instanceof HTMLDetailsElement && !details.open && lineOf(details) !== null) void this.#load(details);
    });
    addEventListener('hashchange', () => void this.#reach());
  }

  /** Offers the fields of an article, and opens those around the URL's target. */
  offer(root: ParentNode): void {
    for (const line of root.querySelectorAll<HTMLElement>(LINE)) {
      if (line.querySelector('a') === null || line.parentElement?.matches('details') === true) continue;
      this.#wrap(line);
    }
    void this.#reach();
  }

  #wrap(line: HTMLElement): void {
    const { document, core } = this.#options;
    const name = line.closest(HOST)?.querySelector(':scope > a, :scope > p') ?? line.querySelector('a');
    const details = document.createElement('details');
    details.className = 'nested';
    const summary = document.createElement('summary');
    summary.textContent = core.messages.fieldsOf(name?.textContent ?? '');
    line.before(details);
    details.append(summary, line);
  }

  /** Replaces the link with the fields. If that fails, the link stays, and the next opening retries. */
  async #load(details: HTMLDetailsElement): Promise<void> {
    const { document, core, enhance } = this.#options;
    const line = lineOf(details);
    const link = line?.querySelector('a') ?? null;
    if (line === null || link === null || details.ariaBusy === 'true') return;
    details.ariaBusy = 'true';
    const source = await this.#find(link);
    details.ariaBusy = null;
    details.querySelector(':scope > [role="alert"]')?.remove();
    if (source === null) {
      const failure = document.createElement('p');
      failure.role = 'alert';
      failure.className = 'fact';
      failure.textContent = core.messages.fieldsFailed;
      line.before(failure);
      return;
    }
    const fields = copyFields(document, source, hostPrefix(line));
    line.replaceWith(...fields);
    enhance(details);
    this.offer(details);
    core.announce(document, core.messages.fieldsShown(details.querySelectorAll(':scope > .fields > li').length));
  }

  async #find(link: HTMLAnchorElement): Promise<FieldSource | null> {
    const { document, core, pages } = this.#options;
    const url = new URL(link.href);
    const target = core.findFragment(document, url.hash);
    if (target !== null && url.pathname === location.pathname) return fieldsBelow(target);
    let answer = await pages.load(url);
    // A prefetch may have failed, of which the reader knows nothing.
    if (answer.kind === 'elsewhere') answer = await pages.load(url);
    if (answer.kind !== 'page') return null;
    const page = new DOMParser().parseFromString(core.trustedHtml(answer.html), 'text/html');
    const body = page.querySelector<HTMLElement>('.body[data-ids]');
    const fields = [...(body?.children ?? [])].filter((child) => child.matches(FIELDS));
    return fields.length === 0 ? null : { fields, prefix: body?.dataset.ids ?? '' };
  }

  /** Opens fields until the URL's target is on the page. */
  async #reach(): Promise<void> {
    const { document, core } = this.#options;
    const { hash } = location;
    if (hash === '' || core.findFragment(document, hash) !== null) return;
    while (core.findFragment(document, hash) === null) {
      const details = this.#findAround(decodeFragment(hash));
      if (details === null) return;
      details.open = true;
      await this.#load(details);
      if (lineOf(details) !== null || location.hash !== hash) return;
    }
    core.revealHash(document);
    // The browser looked for the target before it was here.
    location.replace(location.href);
  }

  /** The unloaded disclosure of the field that is nearest to a target. */
  #findAround(id: string): HTMLDetailsElement | null {
    let best: HTMLDetailsElement | null = null;
    let length = 0;
    for (const line of this.#options.document.querySelectorAll(`details > ${LINE}`)) {
      const prefix = `${hostPrefix(line)}-`;
      if (!id.startsWith(prefix) || prefix.length <= length) continue;
      best = line.closest('details');
      length = prefix.length;
    }
    return best;
  }
}

/** The id at a hash; empty if its percent-encoding is invalid, which matches no id. */
function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

function lineOf(details: Element): HTMLElement | null {
  return details.querySelector(`:scope > ${LINE}`);
}

/** What the ids of the fields at a line begin with: those of a field, of a body, or of a schema's page. */
function hostPrefix(line: Element): string {
  const host = line.closest(HOST);
  if (host !== null) return host.id;
  const parent = line.closest('details.nested') ?? line;
  for (let before = parent.previousElementSibling; before !== null; before = before.previousElementSibling) {
    if (before.matches('.media-type')) return bodyPrefix(before);
  }
  return line.closest<HTMLElement>('[data-ids]')?.dataset.ids ?? '';
}

function bodyPrefix({ id }: Element): string {
  return id.replace(/-content$/, '');
}

/** The fields of a field or body on this page. */
function fieldsBelow(target: Element): FieldSource {
  if (!target.matches('.media-type')) {
    const fields = [...target.querySelectorAll(`:scope > :is(${FIELDS}), :scope > .nested`)];
    return { fields, prefix: target.id };
  }
  const fields: Element[] = [];
  for (let next = target.nextElementSibling; next !== null; next = next.nextElementSibling) {
    if (next.matches(`${FIELDS}, .nested:has(> ${LINE})`)) fields.push(next);
  }
  return { fields, prefix: bodyPrefix(target) };
}

/** Copies fields, with ids and links to them that begin with another prefix. */
function copyFields(document: Document, { fields, prefix }: FieldSource, host: string): Element[] {
  const toId = (id: string): string =>
    id === prefix || id.startsWith(`${prefix}-`) ? host + id.slice(prefix.length) : id;
  const ids = new Map<string, string>();
  const copies = fields.map((each) => document.importNode(each, true));
  // A copy has no listeners: enhanced anew, the tabs get others.
  for (const copy of copies) for (const tabs of copy.querySelectorAll(TABS)) tabs.remove();
  const all = copies.flatMap((copy) => [copy, ...copy.querySelectorAll('*')]);
  for (const element of all) {
    if (element.id === '') continue;
    const id = toUnused(document, toId(element.id));
    ids.set(`#${element.id}`, `#${id}`);
    element.id = id;
  }
  for (const link of all) {
    const href = ids.get(link.getAttribute('href') ?? '');
    if (href !== undefined) link.setAttribute('href', href);
  }
  return copies;
}

function toUnused(document: Document, id: string): string {
  let unused = id;
  for (let count = 2; document.getElementById(unused) !== null; count++) unused = `${id}-${count}`;
  return unused;
}
