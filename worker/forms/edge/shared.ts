// What the mock takes from the module for form requests, which loads it. As in `worker/shared.ts`.
export { isJson, isNdjson, toConcreteType } from '../../request/value/media-type.ts';
export { parseMediaType, toEssence } from '../../request/value/parse-media-type.ts';
export { followRefs, tryResolve } from '../../request/write/example-schema.ts';
export { toParameterStyle } from '../../request/write/parameter-style.ts';
export { flattenSchema, typeOf } from '../check/flatten-schema.ts';
export { resolverOf } from '../exchange/prepare-request.ts';
export { toProblem } from '../mock/mock-response.ts';
