import type { TryItCarried } from '../../../worker/forms/exchange/record.ts';
import type { Link } from '../../../worker/model/parts.ts';
import type { DescriptionCompiler } from '../../page/description/compile-description.ts';
import type { RenderContext } from '../../page/page.ts';
import type { ApiConfig } from '../../site/config/site-config.ts';
import type { ChangeMarks } from '../core/changes/change-subjects.ts';
import type { CodeSampleContext } from '../samples/sample-context.ts';
import type { SchemaReader } from '../schema/schema-reader.ts';
import type { SchemaHref } from '../schema/type-label.ts';
import type { SchemeHref } from './security.ts';

/** Shared state for compiling the pages of one API. */
export interface ApiContext extends CodeSampleContext, RenderContext {
  readonly config: ApiConfig;
  readonly markdown: DescriptionCompiler;
  readonly schemas: SchemaReader;
  readonly schemeHref: SchemeHref;
  readonly schemaHref: SchemaHref;
  /** The page of the operation that a response link names by id or reference, or null. */
  readonly findOperation: (operationId: string | null, operationRef: string | null) => Link | null;
  /** The values that the operation at a pointer takes from others or returns for them, or null. */
  readonly carriedValues: (pointer: string) => TryItCarried | null;
  /** The badges that an operation gets from its tags. */
  readonly tagBadges: (tags: readonly string[]) => readonly string[];
  /** Marks of the latest changes; absent if the API has no changelog. */
  readonly changes?: ChangeMarks;
  /** Whether another page has this path, ignoring case. */
  readonly isTaken: (path: string) => boolean;
}
