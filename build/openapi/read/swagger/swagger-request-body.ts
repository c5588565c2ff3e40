import { isObject, type JsonObject, toMap } from '../../../../worker/request/value/json.ts';
import { isForm, isJson, isMultipart } from '../../../../worker/request/value/media-type.ts';
import { copyMember, filterMembers } from '../../core/written-numbers.ts';
import { hasExampleObjects, splitSchema, toExamples, toListStyle, upgradeSchema } from './swagger-parameter.ts';

/** Whether parameters have several bodies, or a body beside a form. Swagger 2.0 allows one of them. */
export function sendsSeveral(parameters: readonly JsonObject[]): boolean {
  const bodies = findBodies(parameters);
  return bodies.length > 1 || (bodies.length === 1 && parameters.some((parameter) => parameter.in === 'formData'));
}

/** Whether a Swagger 2.0 parameter is a body or a form field. */
export function isSentInBody(parameter: unknown): parameter is JsonObject {
  return isObject(parameter) && (parameter.in === 'body' || parameter.in === 'formData');
}

/**
 * Builds the request body from its parameters, of which later ones override earlier ones; null without parameters.
 * Swagger 2.0 allows one body or a form. Several bodies become alternatives, and a form has media types of its own.
 */
export function toRequestBody(parameters: readonly JsonObject[], consumes: unknown): JsonObject | null {
  const types = toTypes(consumes);
  const bodies = findBodies(parameters);
  const fields = new Map(
    parameters.filter((parameter) => parameter.in === 'formData').map((field) => [String(field.name), field]),
  );
  if (bodies.length === 0) return fields.size === 0 ? null : toForm(fields, types);
  if (fields.size === 0) return joinBodies(bodies, types);
  const own = types.filter((type) => !isForm(type) && !isMultipart(type));
  const { required: _required, content, ...body } = joinBodies(bodies, own);
  return { ...body, content: { ...toMap(content), ...toMap(toForm(fields, types).content) } };
}

/** The bodies among parameters, each name once. */
function findBodies(parameters: readonly JsonObject[]): readonly JsonObject[] {
  const bodies = parameters.filter((parameter) => parameter.in === 'body');
  return [...new Map(bodies.map((body) => [String(body.name), body])).values()];
}

function joinBodies(bodies: readonly JsonObject[], types: readonly string[]): JsonObject {
  const [first = {}] = bodies;
  if (bodies.length === 1) return toBody(first, types);
  // An open object can be valid as several of them.
  const anyOf = bodies.map(({ name, description, schema }) => ({ title: name, description, allOf: [schema] }));
  const single = bodies.map((body) => [body.name, toMap(toBody(body, types).content)] as const);
  const content = Object.entries(toMap(toBody({ schema: { anyOf } }, types).content)).map(([type, joined]) => {
    const examples = single.map(([name, own]) => namedExamples(toMap(own[type]), name));
    return [type, { ...toMap(joined), examples: Object.assign({}, ...examples) }] as const;
  });
  return {
    ...(bodies.every(({ required }) => required === true) ? { required: true } : {}),
    content: Object.fromEntries(content),
  };
}

/** The examples of a media type. One without a name gets that of its body. */
function namedExamples(mediaType: JsonObject, body: unknown): JsonObject {
  if (mediaType.example === undefined) return toMap(mediaType.examples);
  return { [String(body)]: copyMember(mediaType, 'example', {}, 'value') };
}

/** The media types in a Swagger 2.0 list. */
export function toTypes(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((type) => typeof type === 'string' && type.trim() !== '') : [];
}

function toBody(body: JsonObject, consumes: readonly string[]): JsonObject {
  const { in: _in, name: _name, schema, 'x-example': example, 'x-examples': given, ...rest } = body;
  const upgraded = upgradeSchema(schema);
  const types = consumes.length > 0 ? consumes : ['application/json'];
  const examples = toMap(given);
  const home = types.find(isJson) ?? types[0];
  // Examples are keyed by media type or by name.
  const named = filterMembers(examples, (name) => !types.includes(name));
  const content = types.map((type) => {
    const own = copyMember(examples, type, {}, type);
    const isTyped = isObject(example) && Object.hasOwn(example, type);
    const single = isTyped
      ? copyMember(example, type, {}, 'example')
      : type === home
        ? copyMember(body, 'x-example', {}, 'example')
        : {};
    return [type, { schema: upgraded, ...toMediaTypeExamples(own, type === home ? named : {}, single) }];
  });
  return { ...rest, content: Object.fromEntries(content) };
}

/** Examples of a media type: one by its name, others by theirs, or a single one. */
function toMediaTypeExamples(own: JsonObject, named: JsonObject, single: JsonObject): JsonObject {
  const [first] = Object.entries(own);
  if (Object.keys(named).length > 0) return { examples: toExamples({ ...own, ...named }) };
  if (first === undefined) return single;
  const [type, example] = first;
  return hasExampleObjects(example) ? { examples: example } : copyMember(own, type, {}, 'example');
}

function toForm(fields: ReadonlyMap<string, JsonObject>, consumes: readonly string[]): JsonObject {
  const hasFile = [...fields.values()].some(({ type }) => type === 'file');
  const fitting = consumes.filter((type) => isMultipart(type) || (isForm(type) && !hasFile));
  const types = fitting.length > 0 ? fitting : [hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded'];
  const properties = [...fields].map(([name, field]) => [name, toProperty(field)] as const);
  const required = [...fields].flatMap(([name, field]) => (field.required === true ? [name] : []));
  const encoding = [...fields].flatMap(([name, field]) => {
    const style = toListStyle(toProperty(field), field.collectionFormat);
    return style.explode === false ? [[name, style] as const] : [];
  });
  const mediaType = {
    schema: {
      type: 'object',
      ...(required.length === 0 ? {} : { required }),
      properties: Object.fromEntries(properties),
    },
    ...(encoding.length === 0 ? {} : { encoding: Object.fromEntries(encoding) }),
  };
  return {
    ...(required.length === 0 ? {} : { required: true }),
    content: Object.fromEntries(types.map((type) => [type, mediaType])),
  };
}

function toProperty(field: JsonObject): JsonObject {
  const { own, schema } = splitSchema(field);
  const { in: _in, name: _name, required: _required, collectionFormat: _format, 'x-example': _, ...rest } = own;
  return copyMember(own, 'x-example', { ...toMap(schema), ...rest }, 'example');
}
