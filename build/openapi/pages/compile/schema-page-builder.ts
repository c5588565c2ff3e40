import { pathToHref } from '../../../../worker/model/path.ts';
import { FragmentIds, toFragmentId } from '../../../base/fragment-ids.ts';
import type { Schema } from '../../../page/blocks/api/schema/model.ts';
import { SECTION_IDS } from '../../../page/blocks/api/section.tsx';
import type { CompiledPageText } from '../../../page/description/compile-description.ts';
import type { MarksBySubject } from '../../core/changes/change-subjects.ts';
import { growTrees, inlineElements } from '../../schema/view/grow-trees.ts';
import { MarkFinder } from '../../schema/view/mark-finder.ts';
import type { SchemaNode } from '../../schema/view/schema-node.ts';
import { type Growing, SchemaViewer } from '../../schema/view/schema-view.ts';
import type { ApiContext } from '../api-context.ts';
import type { SubpageRegistry } from '../subpages.ts';

/** Properties nested deeper than this are only named. Real schemas stay far below it. */
const MAX_PATH = 120;

/** Maximum number of change marks below the roots of one page. A schema may appear on a page several times. */
const MAX_MARKS = 60;
const MARKS_OF_A_CHANGE = 3;

interface BuilderOptions {
  /** The named schema that this page shows; null for an operation. */
  readonly ownName?: string | null;
  /** Links named schemas instead of showing them, except for small ones. */
  readonly linkNamed?: boolean;
  /** Its recent changes. */
  readonly marks?: MarksBySubject;
}

/**
 * Builds the view models of a page with schemas. First, all schemas are read without their content; then `grow` decides
 * for all of them together what fits.
 */
export class SchemaPageBuilder {
  readonly ids = new FragmentIds(Object.values(SECTION_IDS));
  readonly context: ApiContext;
  readonly marks: MarksBySubject;
  readonly #registry: SubpageRegistry;
  readonly #options: Required<Omit<BuilderOptions, 'marks'>>;
  readonly #roots = new Map<Growing<Schema>, SchemaNode>();
  readonly #owners = new Map<Growing<Schema>, readonly string[]>();
  readonly #rootIds = new Map<SchemaNode, string>();

  constructor(
    context: ApiContext,
    registry: SubpageRegistry,
    { ownName = null, linkNamed = false, marks = {} }: BuilderOptions = {},
  ) {
    this.context = context;
    this.#registry = registry;
    this.#options = { ownName, linkNamed };
    this.marks = marks;
  }

  /** Compiles the description of the page, split into pieces if it is too heavy. */
  compileText(markdown: string): CompiledPageText {
    return this.context.markdown.compilePage(markdown, this.ids, {
      pieceHref: (piece) => pathToHref(this.context.base, this.#registry.continuation(piece)),
    });
  }

  claimId(root: SchemaNode): string {
    const id = this.ids.claim(root.anchor ?? root.path);
    this.#rootIds.set(root, id);
    return id;
  }

  /** Registers a root and returns its view, which `grow` completes. `owners`: its names in the changelog. */
  addRoot<View extends Omit<Schema, 'valuesAt' | 'children'>>(
    root: SchemaNode,
    view: View,
    owners: readonly string[] = [],
  ): View & Growing<Schema> {
    const growing = { ...view, valuesAt: null, children: null };
    this.#owners.set(growing, owners);
    this.#roots.set(growing, root);
    return growing;
  }

  /** HTML elements in the inline content of a root. Named schemas have separate pages. */
  inlineElements(view: Schema): number {
    const root = this.#roots.get(view);
    const isInline = root !== undefined && (root.element.name === null || root.element.name === this.#options.ownName);
    return isInline ? inlineElements(root.element, this.context.schemas) : 0;
  }

  /**
   * Fills the trees of these roots with everything that fits into `budget` elements. Called once per page, with the
   * roots on that page.
   */
  grow(views: readonly Schema[], budget: number): void {
    const { schemas, schemaHref, config, messages } = this.context;
    const roots = views.flatMap((view) => this.#roots.get(view) ?? []);
    const room = Math.min(MAX_MARKS, MARKS_OF_A_CHANGE * Object.keys(this.marks).length);
    growTrees(roots, schemas, { ...this.#options, requiredFirst: config.requiredFirst, budget: budget - room });
    const marks = new MarkFinder(this.marks, room);
    const partHref = (node: SchemaNode): string | null => this.#linkPart(node);
    const { ownName } = this.#options;
    const options = {
      ids: this.ids,
      reader: schemas,
      schemaHref,
      messages: messages.reference,
      ownName,
      marks,
      partHref,
    };
    const viewer = new SchemaViewer(options, this.#rootIds);
    const shown = new Set(views);
    for (const [view, root] of this.#roots) if (shown.has(view)) viewer.fill(view, root, this.#owners.get(view));
  }

  /** The href of a separate page for an inline schema; null if it is nested too deep. */
  #linkPart(node: SchemaNode): string | null {
    const { element, direction, skip, path } = node;
    if (path.length > MAX_PATH) return null;
    const id = toFragmentId(skip === 0 ? path : [...path, String(skip + 1)]);
    const subpage = this.#registry.claim(`${element.identity} ${direction} ${skip}`, id, node);
    return subpage === null ? null : pathToHref(this.context.base, subpage.path);
  }
}
