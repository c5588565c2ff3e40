import type { TryItCarried } from '../../../worker/forms/exchange/record.ts';
import type { BuildMessages } from '../../../worker/model/messages/messages.ts';
import type { Link } from '../../../worker/model/parts.ts';
import { pathToHref } from '../../../worker/model/path.ts';
import { isObject, type JsonObject, parsePointer, pointerToken } from '../../../worker/request/value/json.ts';
import { trackReads } from '../../base/cache/tracker.ts';
import { DescriptionCompiler } from '../../page/description/compile-description.ts';
import type { ApiConfig } from '../../site/config/site-config.ts';
import type { ChangeMarks } from '../core/changes/change-subjects.ts';
import type { OperationSource } from '../core/operations/collect-operations.ts';
import { readTagBadges } from '../core/operations/tags.ts';
import { Cursor } from '../core/references/cursor.ts';
import { findValue } from '../core/references/find-value.ts';
import { pairValues } from '../forms/carried/pair-values.ts';
import { findSections } from '../pages/compile/compile-overview.ts';
import { SubpageRegistry } from '../pages/subpages.ts';
import type { ApiOutline } from './api-outline.ts';
import { createLinkFinder } from './embeds/description-links.ts';
import type { ReferenceHasher } from './reference-hasher.ts';
import type { SitePaths } from './site-paths.ts';

/** The context of an API's pages. */
interface ApiSurroundings {
  readonly config: ApiConfig;
  /** Base of the site: `''` or `/docs`. */
  readonly base: string;
  readonly imageHosts: readonly string[];
  readonly root: Cursor;
  readonly outline: ApiOutline;
  readonly otherPaths: SitePaths;
  readonly messages: BuildMessages;
  /** Hrefs of security schemes by name; complete once the overview is compiled. */
  readonly schemeHrefs: ReadonlyMap<string, string>;
  readonly hasher: ReferenceHasher;
  readonly changes: ChangeMarks;
}

/** Everything that a page of an API may read, besides the part of the description it shows. */
export type ApiSources = ReturnType<typeof createApiSources>;

export function createApiSources(api: ApiSurroundings) {
  const { config, base, imageHosts, messages, root, outline, otherPaths, schemeHrefs, hasher, changes } = api;
  const findOperation = createOperationFinder(outline);
  let pairs: ReturnType<typeof pairValues> | null = null;
  const ownPaths = new Set(
    [...outline.schemaPaths.values(), ...outline.tags.map(({ path }) => path)].map((path) => path.toLowerCase()),
  );
  const isTaken = (path: string): boolean => ownPaths.has(path.toLowerCase()) || otherPaths.hasInAnyCase(path);
  let sections: ReturnType<typeof findSections> | null = null;
  const readSections = (): ReturnType<typeof findSections> => {
    const markdown = new DescriptionCompiler({ messages: messages.page, imageHosts: () => imageHosts });
    return findSections({ root, markdown, config }, new SubpageRegistry(outline.overviewPath, isTaken));
  };
  return {
    config,
    base: () => base,
    imageHosts: () => imageHosts,
    link: createLinkFinder({
      ...{ ...outline, base, otherPaths, linkBase: config.linkBase ?? null },
      sections: () => {
        sections ??= readSections();
        return sections;
      },
    }),
    schemaHref: (name: string) => toHref(outline.schemaPaths.get(name), base),
    schemeHref: (name: string) => schemeHrefs.get(name) ?? null,
    findOperation: (operationId: string | null, operationRef: string | null): Link | null => {
      const source = findOperation(operationId, operationRef);
      return source === null ? null : { label: source.title, href: toHref(outline.paths.get(source), base) };
    },
    /** The values that the operation at a pointer takes from others or returns for them, or null. */
    carriedValues: (pointer: string): TryItCarried | null => {
      pairs ??= pairValues(outline.operations, findOperation);
      const source = findOperation(null, pointer);
      return (source === null ? undefined : pairs.get(source)) ?? null;
    },
    operationMarks: (name: string) => changes.ofOperation(name),
    schemaMarks: (name: string) => changes.ofSchema(name),
    tagBadges: (tags: readonly string[]) => readTagBadges(root, tags),
    /** Whether a page has this path, ignoring case. */
    isTaken,
    /** Hash of a value in the description, with everything it refers to. */
    value: (pointer: string) => hasher.hash(valueAt(root, pointer)),
    names: (pointer: string) => Object.keys(valueAt(root, pointer) ?? {}),
  };
}

/**
 * The description as pages see it: each part that a page reads from the root is a dependency. References are not,
 * because `value` covers their targets.
 */
export function trackRoot(root: Cursor, { names, value }: Pick<ApiSources, 'names' | 'value'>): Cursor {
  const track = (values: JsonObject, pointer: string, except?: string): JsonObject =>
    trackReads(values, (name) => {
      if (name === null) names(pointer);
      else if (name !== except) value(`${pointer}/${pointerToken(name)}`);
    });
  const { components } = root.object;
  if (!isObject(components)) return new Cursor(root.context, track(root.object, '#'), root.pointer);
  const parts = { ...root.object, components: track(components, '#/components') };
  return new Cursor(root.context, track(parts, '#', 'components'), root.pointer);
}

function createOperationFinder({ operations }: ApiOutline) {
  const byId = new Map(operations.map((source) => [source.operationId, source]));
  const byPointer = new Map(operations.map((source) => [source.operation.pointer, source]));
  return (operationId: string | null, operationRef: string | null): OperationSource | null => {
    if (operationId !== null) return byId.get(operationId) ?? null;
    const keys = operationRef === null ? null : parsePointer(operationRef);
    return keys === null ? null : (byPointer.get(['#', ...keys.map(pointerToken)].join('/')) ?? null);
  };
}

function valueAt(root: Cursor, pointer: string): unknown {
  const found = findValue(root.value, parsePointer(pointer) ?? []);
  return found.kind === 'found' ? found.value : undefined;
}

function toHref(path: string | undefined, base: string): string | null {
  return path === undefined ? null : pathToHref(base, path);
}
