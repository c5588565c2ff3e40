import { type JsonObject, parsePointer, toMap } from '../../../../worker/request/value/json.ts';
import { findValue } from './find-value.ts';

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

const HOST_TEMPLATE = 'x-ms-parameterized-host';

/** A text about an upgraded description, with the pointers of Swagger 2.0 that its author knows. */
export function toSwaggerText(text: string): string {
  return replaceAll(text, LIBRARIES);
}

/** The pointer in Swagger 2.0 that a pointer in the upgraded description came from, or that of its owner. */
export function toSwaggerPointer(pointer: string, root: JsonObject = {}): string {
  const own = toSwaggerText(pointer);
  if (own.startsWith('#/servers/') && root[HOST_TEMPLATE] !== undefined) return `#/${HOST_TEMPLATE}`;
  return bodyPointer(own, root) ?? replaceAll(own, MEMBERS);
}

const BODY = /^(#\/paths\/[^/]+\/[^/]+)\/requestBody\/content\/[^/]+\/schema(?:\/properties\/([^/]+))?/;

/** The pointer in the parameter that became the body or one of its fields; null if the operation itself has none. */
function bodyPointer(pointer: string, root: JsonObject): string | null {
  const match = BODY.exec(pointer);
  if (match === null) return null;
  const [begin, operation = '', field = ''] = match;
  const found = findValue(root, parsePointer(`${operation}/parameters`) ?? []);
  const parameters = found.kind === 'found' && Array.isArray(found.value) ? found.value.map(toMap) : [];
  const [name = ''] = parsePointer(`#/${field}`) ?? [];
  const body = parameters.findIndex((parameter) => parameter.in === 'body');
  const index = body >= 0 ? body : parameters.findIndex((each) => each.in === 'formData' && each.name === name);
  if (index < 0) return null;
  const end = body >= 0 ? pointer.slice(pointer.indexOf('/schema', operation.length)) : pointer.slice(begin.length);
  return `${operation}/parameters/${index}${end}`;
}

function replaceAll(text: string, rules: typeof LIBRARIES): string {
  return rules.reduce((replaced, [pattern, replacement]) => replaced.replace(pattern, replacement), text);
}
