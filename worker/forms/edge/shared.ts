// What the mock takes from the module for form requests, which loads it. As in `worker/shared.ts`.
export { toKey } from '../../request/value/json.ts';
export { isJson, isNdjson, toConcreteType } from '../../request/value/media-type.ts';
export { parseMediaType, toEssence } from '../../request/value/parse-media-type.ts';
export { followRefs, listParts, tryResolve } from '../../request/write/example-schema.ts';
export { flattenSchema, typeOf } from '../check/flatten-schema.ts';
export { isBodyless } from '../exchange/find-response.ts';
export { resolverOf, styleOf } from '../exchange/prepare-request.ts';
export { toProblem } from '../mock/mock-response.ts';
