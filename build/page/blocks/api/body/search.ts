import type { SourcePlace } from '../../../search/search-source.ts';
import { readProperties } from '../schema/search.ts';
import type { MediaType } from './model.ts';

/** The first level of each body. */
export function readContent(content: readonly MediaType[]): SourcePlace[] {
  return content.flatMap(({ schema }) => (schema === null ? [] : readProperties(schema)));
}
