import type { ApiConfig } from '../config/site-config.ts';
import type { DescriptionCompiler } from '../markdown/compile-description.ts';
import type { OperationSource } from './collect-operations.ts';
import type { Cursor } from './cursor.ts';
import type { Sampler } from './examples/sampler.ts';
import type { SchemaReader } from './schema/schema-reader.ts';
import type { SchemaHref } from './schema/type-label.ts';

/** What every page of one API is compiled with. */
export interface ApiContext {
  readonly config: ApiConfig;
  readonly root: Cursor;
  /** Base of the site: `''` or `/docs`. */
  readonly base: string;
  readonly markdown: DescriptionCompiler;
  readonly schemas: SchemaReader;
  readonly sampler: Sampler;
  /** Href of the overview page. */
  readonly overviewHref: string;
  readonly schemaHref: SchemaHref;
  readonly operationHref: (source: OperationSource) => string;
  /** The operation that a response link names, by id or reference. */
  readonly findOperation: (operationId: string | null, operationRef: string | null) => OperationSource | null;
}
