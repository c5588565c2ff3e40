import type { ApiWarnings } from '../api-warnings.ts';
import { KeptWork } from '../kept-work.ts';
import { readFacts, type SchemaFacts } from './schema-facts.ts';
import { readOutline, type SchemaOutline } from './schema-outline.ts';
import type { SchemaShape } from './schema-shape.ts';
import type { SchemaHref } from './type-label.ts';

/** Reads of the schemas of one API what is the same on every page that shows them. */
export class SchemaReader {
  readonly #outlines: KeptWork<SchemaShape, SchemaOutline>;
  readonly #facts: KeptWork<SchemaShape, SchemaFacts>;

  constructor(warnings: ApiWarnings, schemaHref: SchemaHref) {
    this.#outlines = new KeptWork(warnings, readOutline);
    this.#facts = new KeptWork(warnings, (shape) => readFacts(shape, schemaHref));
  }

  outline(shape: SchemaShape): SchemaOutline {
    return this.#outlines.take(shape);
  }

  facts(shape: SchemaShape): SchemaFacts {
    return this.#facts.take(shape);
  }
}
