/** Keywords of a schema whose value is data, whatever it looks like. */
export const DATA_KEYWORDS = ['example', 'default', 'enum', 'const'] as const;

/** Keywords of a schema that hold schemas by name: authors choose the names, so `enum` in there is no keyword. */
export const MAP_KEYWORDS = [
  ...['properties', 'patternProperties', 'dependentSchemas', 'dependencies'],
  ...['$defs', 'definitions'],
];
