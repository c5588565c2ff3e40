import * as z from 'zod';
import { isObject, type JsonObject } from '../../../worker/request/value/json.ts';
import { parseYaml } from '../../base/source/parse-yaml.ts';
import { readText } from '../../base/source/read-text.ts';
import { validate } from '../../base/source/validate.ts';

/** A call in an author's order, with the values that it takes from earlier ones. */
export type PlanStep = z.infer<typeof stepSchema>;

/** The operations that an author wants to call in order, among them writes, and those that remove what they made. */
export type VerifyPlan = z.infer<typeof planSchema>;

const stepSchema = z.strictObject({
  /** `POST /invoices` */
  operation: z.string().regex(/^[A-Z]+ \/\S*$/, 'a method and a path such as "POST /invoices"'),
  /** By name, in place of the page's examples. */
  parameters: z.record(z.string(), z.unknown()).default({}),
  /** In place of the page's example. */
  body: z.unknown().optional(),
  /** The status that verifies the operation; any success by default. */
  status: z.number().int().min(200).max(599).optional(),
  /** Names for values of the response, by JSON pointer (RFC 6901). */
  save: z
    .record(z.string().regex(/^\w+$/, 'a name'), z.string().regex(/^(?:\/.*)?$/, 'a JSON pointer such as "/id"'))
    .default({}),
});

const planSchema = z.strictObject({
  steps: z.array(stepSchema).min(1),
  /** Called at the end, whatever happened before. */
  cleanup: z.array(stepSchema).default([]),
});

/** Reads a plan. Throws SourceError. */
export async function loadPlan(path: string): Promise<VerifyPlan> {
  const purpose = 'the plan';
  const { file, text } = await readText(path, purpose);
  return validate(parseYaml(file, text, purpose), planSchema);
}

/** The faults of a plan that would only show after other steps have been sent. `operations`: all that can be called. */
export function findPlanFaults(
  { steps, cleanup }: VerifyPlan,
  operations: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const saved = new Set<string>();
  return [...steps, ...cleanup].flatMap(({ operation, parameters, body, save }) => {
    const known = operations.get(operation);
    const faults =
      known === undefined
        ? ['the description has no such operation']
        : Object.keys(parameters)
            .filter((name) => !known.has(name))
            .map((name) => `it has no parameter "${name}"`);
    for (const name of listNames([parameters, body]))
      if (!saved.has(name)) faults.push(`no earlier step saves "${name}"`);
    for (const name of Object.keys(save)) saved.add(name);
    return faults.map((fault) => `Cannot call ${operation}: ${fault}.`);
  });
}

const REFERENCE = /\$\{(\w+)\}/g;

/** The names of saved values in a value of a plan: `${invoice}`. */
export function listNames(value: unknown): string[] {
  if (typeof value === 'string') return Array.from(value.matchAll(REFERENCE), ([, name = '']) => name);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listNames) : [];
}

/** Replaces the names of saved values. A text that is only a name becomes the value itself, with its type. */
export function fillIn(value: unknown, saved: ReadonlyMap<string, unknown>): unknown {
  if (typeof value === 'string') {
    const [, only] = /^\$\{(\w+)\}$/.exec(value) ?? [];
    return only === undefined
      ? value.replace(REFERENCE, (_, name: string) => String(saved.get(name)))
      : saved.get(only);
  }
  if (Array.isArray(value)) return value.map((item) => fillIn(item, saved));
  return isObject(value) ? fillMembers(value, saved) : value;
}

/** The same for each member of an object. */
export function fillMembers(value: JsonObject, saved: ReadonlyMap<string, unknown>): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, fillIn(member, saved)]));
}
