import type { ReferenceMessages } from '../../../../worker/model/messages/messages.ts';
import type { Cursor } from '../../core/references/cursor.ts';
import { readShape, type SchemaShape } from '../schema-shape.ts';
import { typeLabel } from '../type-label.ts';
import { readVariants } from '../variants/schema-variants.ts';
import { nameBranches } from './name-branches.ts';

/**
 * The labels that a schema's alternatives have on its page, by pointer. Alternatives that differ only in their type or
 * value have none.
 */
export function readBranchLabels(schema: Cursor, messages: ReferenceMessages): ReadonlyMap<string, string> {
  const context = { schemaHref: () => null, messages };
  const typeOf = (shape: SchemaShape): string =>
    typeLabel(shape, context)
      .map(({ label }) => label)
      .join('');
  return new Map(
    readVariants(readShape([schema])).flatMap(({ branches }) => {
      const names = nameBranches(branches, { typeOf, messages });
      return branches.flatMap(({ schemas }, index) =>
        schemas.map(({ pointer }): [string, string] => [pointer, names[index]?.label ?? '']),
      );
    }),
  );
}
