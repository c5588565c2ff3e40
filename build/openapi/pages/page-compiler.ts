import type { Link } from '../../../worker/model/api-facts.ts';
import type { RequestBody, Response } from '../../../worker/model/api-messages.ts';
import { pathToHref } from '../../../worker/model/path.ts';
import { SECTION_IDS } from '../../../worker/ui/api/sections.ts';
import { FragmentIds, toFragmentId } from '../../fragment-ids.ts';
import type { Cursor } from '../core/cursor.ts';
import { growTrees } from '../schema/grow-trees.ts';
import { createRoot, type Direction, type SchemaNode } from '../schema/schema-node.ts';
import { SchemaViewer } from '../schema/schema-view.ts';
import type { ApiContext } from './api-context.ts';
import { readField } from './fields.ts';
import { readContent } from './media-types.ts';
import type { PagePart, PageRoom, PartContent } from './page-parts.ts';
import { readResponseLinks } from './response-links.ts';
import { saysOnly, statusText } from './status-text.ts';

/** Levels of properties down to which what does not fit has a page: no real schema comes near it. */
const MAX_PATH = 120;

/**
 * Compiles the parts of one page. Schemas of the whole page grow together, so that they can share definitions:
 * first every part is read (`read…`), then `grow()` is called once, then the parts are asked for.
 */
export class PageCompiler {
  readonly ids = new FragmentIds(Object.values(SECTION_IDS));
  readonly viewer: SchemaViewer;
  readonly #context: ApiContext;
  readonly #room: PageRoom;
  readonly #roots: SchemaNode[] = [];
  readonly #parts = new Set<PagePart>();

  constructor(context: ApiContext, room: PageRoom) {
    this.#context = context;
    this.#room = room;
    const { schemas, schemaHref } = context;
    this.viewer = new SchemaViewer(this.ids, schemas, schemaHref, (node) => this.#linkSchema(node));
  }

  /** Rows that one list may have. */
  get maxRows(): number {
    return this.#room.maxRows ?? Number.POSITIVE_INFINITY;
  }

  /** What is linked because it does not fit: complete when all else has been asked for. */
  get linkedParts(): readonly PagePart[] {
    return [...this.#parts];
  }

  grow({ linkNamed = false } = {}): void {
    const { config, schemas } = this.#context;
    const { requiredFirst } = config;
    growTrees(this.#roots, schemas, { requiredFirst, linkNamed, maxRows: this.#room.maxRows });
  }

  /** The tree of a schema whose element on the page has the id of `anchor`, if it has one. */
  readSchema(
    schema: Cursor,
    path: readonly string[],
    anchor: readonly string[] | null,
    direction: Direction,
  ): SchemaNode {
    return this.addRoot(createRoot(schema, path, anchor, direction));
  }

  addRoot(root: SchemaNode): SchemaNode {
    this.#roots.push(root);
    return root;
  }

  readRequestBody(body: Cursor, path: readonly string[], direction: Direction = 'request'): () => RequestBody | null {
    if (!body.exists) return () => null;
    const content = readContent(body, path, direction, this, this.#context);
    return () => ({
      description: this.#context.markdown.compile(body.text('description') ?? ''),
      required: body.flag('required'),
      content: content(),
    });
  }

  readResponses(operation: Cursor, prefix: readonly string[], direction: Direction = 'response'): () => Response[] {
    const context = this.#context;
    const responses = operation.entries('responses', { extensions: false }).map(([status, response]) => {
      const path = [...prefix, 'response', status];
      const headers = response
        .entries('headers')
        .map(([name, header]) => readField(header, name, [...path, 'header'], direction, this, context));
      const content = readContent(response, path, direction, this, context);
      const title = response.trimmed('summary') ?? response.trimmed('x-summary') ?? statusText(status) ?? '';
      const description = response.text('description') ?? '';
      return (): Response => ({
        id: this.ids.claim(path),
        status,
        title,
        description: context.markdown.compile(saysOnly(description, title) ? '' : description),
        headers: headers.map((field) => field()),
        content: content(),
        links: readResponseLinks(response, context),
      });
    });
    return () => responses.map((response) => response());
  }

  /** Where the parameters are that did not fit. */
  linkParameters(id: string, title: string, parameters: readonly Cursor[], prefix: readonly string[]): Link {
    const part = this.#link(`${id} ${parameters.length}`, id, { kind: 'parameters', title, parameters, prefix });
    return { label: title, href: part };
  }

  /** The page of a schema that has none by its name; null for what is nested absurdly. */
  #linkSchema(node: SchemaNode): string | null {
    const { element, direction, skip, path } = node;
    if (path.length > MAX_PATH) return null;
    const id = toFragmentId(skip === 0 ? path : [...path, String(skip + 1)]);
    return this.#link(`${element.identity} ${direction} ${skip}`, id, { kind: 'schema', node });
  }

  #link(key: string, id: string, content: PartContent): string | null {
    const part = this.#room.registry.claim(key, id, content);
    if (part === null) return null;
    this.#parts.add(part);
    return pathToHref(this.#context.base, part.path);
  }
}
