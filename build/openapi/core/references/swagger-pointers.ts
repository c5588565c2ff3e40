/** Shared definitions in OpenAPI 3, and their counterparts in Swagger 2.0. */
const LIBRARIES: readonly (readonly [RegExp, string])[] = [
  [/#\/components\/schemas(?![\w-])/g, '#/definitions'],
  [/#\/components\/(parameters|responses)(?![\w-])/g, '#/$1'],
  [/#\/components\/securitySchemes(?![\w-])/g, '#/securityDefinitions'],
];

/** Members of operations, parameters and responses. A body may also be several parameters, so it becomes their list. */
const MEMBERS: readonly (readonly [RegExp, string])[] = [
  [/^#\/servers\/.*/, '#/host'],
  [/^(#\/paths\/[^/]+\/[^/]+)\/requestBody.*/, '$1/parameters'],
  [/^(#(?:\/paths\/[^/]+\/[^/]+)?\/responses\/[^/]+)\/content\/[^/]+\/schema(?![^/])/, '$1/schema'],
  [/^(#(?:\/paths\/[^/]+\/[^/]+)?\/responses\/[^/]+)\/content\/([^/]+)\/examples?(?![^/])/, '$1/examples/$2'],
  [/^(#(?:\/paths\/[^/]+(?:\/[^/]+)?)?\/parameters\/[^/]+)\/schema(?![^/])/, '$1'],
  [/^(#(?:\/paths\/[^/]+(?:\/[^/]+)?)?\/parameters\/[^/]+)\/(examples?)$/, '$1/x-$2'],
];

/** A text about an upgraded description, with the pointers of Swagger 2.0 that its author knows. */
export function toSwaggerText(text: string): string {
  return replaceAll(text, LIBRARIES);
}

/** The pointer in Swagger 2.0 that a pointer in the upgraded description came from, or that of its owner. */
export function toSwaggerPointer(pointer: string): string {
  return replaceAll(toSwaggerText(pointer), MEMBERS);
}

function replaceAll(text: string, rules: typeof LIBRARIES): string {
  return rules.reduce((replaced, [pattern, replacement]) => replaced.replace(pattern, replacement), text);
}
