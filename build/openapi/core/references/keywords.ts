/** Schema keywords that hold data, even if it looks like a schema. */
export const DATA_KEYWORDS = ['example', 'default', 'enum', 'const'] as const;

/**
 * Schema keywords that map names to schemas. Authors choose the names, so `enum` inside one of these is not a keyword.
 */
export const MAP_KEYWORDS = [
  ...['properties', 'patternProperties', 'dependentSchemas', 'dependencies'],
  ...['$defs', 'definitions'],
];
