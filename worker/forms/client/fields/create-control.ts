import { isFileSchema } from '../../../request/write/example-file.ts';
import { flattenSchema } from '../../check/flatten-schema.ts';
import { createBranchControl } from './branch-control.ts';
import type { Control, ControlOptions } from './control.ts';
import { createListControl } from './list-control.ts';
import { createMapControl } from './map-control.ts';
import { createObjectControl } from './object-control.ts';
import { createChoiceControl, createFileControl, createJsonControl, createTextControl } from './scalar-control.ts';

/** Deeper values are edited as JSON. */
const MAX_DEPTH = 12;

/** Creates the control for a schema. */
export function createControl(options: ControlOptions): Control {
  const { schema, context, depth } = options;
  const flat = flattenSchema(schema, context.resolveRef);
  if (depth > MAX_DEPTH) return createJsonControl(options);
  if (Array.isArray(flat.enum) && flat.enum.length > 0) return createChoiceControl(flat.enum, options);
  if (flat.const !== undefined) return createChoiceControl([flat.const], options);
  if (isFileSchema(schema, context.resolveRef)) return createFileControl(options);
  if (flat.branches.length > 1) return createBranchControl(flat, options, createControl);
  const [branch] = flat.branches;
  // A single alternative besides null is not a choice, unless it has sibling properties.
  if (branch !== undefined && Object.keys(flat.properties).length === 0)
    return createControl({ ...options, schema: branch });
  const [type] = flat.types;
  if (flat.types.length > 1) return createTextControl(flat, options);
  switch (type) {
    case 'boolean':
      return createChoiceControl([true, false], options);
    case 'array':
      return createListControl(flat, options, createControl);
    case 'object':
      return Object.keys(flat.properties).length > 0
        ? createObjectControl(flat, options, createControl)
        : createMapControl(flat, options, createControl);
    case undefined:
      return createJsonControl(options);
    default:
      return createTextControl(flat, options);
  }
}
