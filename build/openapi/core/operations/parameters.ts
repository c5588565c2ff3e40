import { PARAMETER_LOCATIONS, type ParameterLocation } from '../../../../worker/request/make-request.ts';
import { isObject } from '../../../../worker/request/value/json.ts';
import { Cursor } from '../references/cursor.ts';
import type { OperationSource } from './collect-operations.ts';

/**
 * The parameters of an operation. A variable of its path that no parameter describes is text: without a value, the
 * request would have no address.
 */
export function listParameters({ kind, pathTemplate, pathItem, operation }: OperationSource): Cursor[] {
  const given = mergeParameters(pathItem, operation);
  if (kind === 'webhook') return given;
  const path = pathTemplate.replace(/[?#].*/s, '');
  const variables = new Set([...path.matchAll(/\{(\w[^{}]*)\}/g)].map(([, name = '']) => name));
  const parameters = given.map((parameter) => withGreedyName(parameter, variables));
  const inPath = parameters.filter((parameter) => readLocation(parameter) === 'path');
  const known = new Set(inPath.map((parameter) => parameter.trimmed('name')));
  for (const parameter of inPath)
    if (!variables.has(parameter.trimmed('name') ?? '')) tellOfPath(parameter, pathTemplate);
  const missing = [...variables].filter((name) => !known.has(name));
  return [...parameters, ...missing.map((name) => describeVariable(name, operation))];
}

/** API Gateway exports the parameter of `/{proxy+}`, whose value may have slashes, under the name `proxy`. */
function withGreedyName(parameter: Cursor, variables: ReadonlySet<string>): Cursor {
  const name = parameter.trimmed('name') ?? '';
  const greedy = `${name}+`;
  if (readLocation(parameter) !== 'path' || variables.has(name) || !variables.has(greedy)) return parameter;
  return new Cursor(parameter.context, { ...parameter.object, name: greedy }, parameter.pointer);
}

/** Warns of a parameter without a place in the path, such as `/pets/:id`: no request would have its value. */
function tellOfPath(parameter: Cursor, pathTemplate: string): void {
  const name = parameter.trimmed('name');
  const variables = pathTemplate.match(/\{[^{}]*\}/g) ?? [];
  if (name === null || variables.some((variable) => variable.includes(name))) return;
  const path = JSON.stringify(pathTemplate);
  parameter.warn('name', `Cannot find {${name}} in the path ${path}. Write it there, or correct "name" or "in".`);
}

function describeVariable(name: string, operation: Cursor): Cursor {
  operation.warn('parameters', `No parameter describes {${name}} in the path. Add one with in: path.`);
  const value = { name, in: 'path', required: true, schema: { type: 'string' } };
  return new Cursor(operation.context, value, operation.raw('parameters').raw(name).pointer);
}

/**
 * Merges the parameters of the path item and the operation. Later ones replace earlier ones with the same name and
 * location (OpenAPI 3.2 §4.10.1). Leaves out those without a name, which no request can have, and warns of them.
 */
export function mergeParameters(pathItem: Cursor, operation: Cursor): Cursor[] {
  const merged = new Map<string, Cursor>();
  for (const parameter of [...pathItem.items('parameters'), ...operation.items('parameters')]) {
    if (!parameter.exists) continue;
    const name = parameter.trimmed('name');
    if (name === null) tellOfNameless(parameter);
    else merged.set(`${parameter.trimmed('in')} ${name}`, parameter);
  }
  return [...merged.values()];
}

function tellOfNameless(parameter: Cursor): void {
  if (isObject(parameter.value))
    parameter.warn('name', 'Cannot show a parameter without a name. Add "name", or remove the parameter.');
  else
    parameter.context.warnings.warn(
      parameter.pointer,
      'Cannot read the parameter: it must be a mapping. Give it a "name" and "in", or remove it.',
    );
}

/** The location of a parameter. Warns if it is missing, unknown or in upper case, and assumes the query unless it is clear. */
export function readLocation(parameter: Cursor): ParameterLocation {
  const location = parameter.trimmed('in');
  const known = PARAMETER_LOCATIONS.find((each) => each === location?.toLowerCase());
  if (known === undefined || known !== location)
    parameter.warn(
      'in',
      `Cannot read "in": it must be one of ${PARAMETER_LOCATIONS.join(', ')}, found ${location === null ? 'nothing' : JSON.stringify(location)}. Correct it, or describe a body in "requestBody".`,
    );
  return known ?? 'query';
}
