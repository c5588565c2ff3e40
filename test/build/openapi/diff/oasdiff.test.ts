import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Change, Severity } from '../../../../build/openapi/diff/change.ts';
import { diffDescriptions } from '../../../../build/openapi/diff/diff-descriptions.ts';
import { isObject, type JsonObject } from '../../../../worker/request/value/json.ts';

/**
 * The public test data of oasdiff (github.com/oasdiff/oasdiff, commit 4553c69d, Apache-2.0): pairs of files that its
 * tests compare, and the ids that they expect. Changed for this test: texts and tags are left out, and a description is
 * written as its differences from an earlier one, `[pointer, value]`, or `[pointer]` for what is gone. Left out are tests
 * that change a file in memory, and those of policies (sunset, stability, versions) and tags.
 */
type Level = 'ERR' | 'WARN' | 'INFO';
type Pair = readonly [before: string, after: string, expected: Readonly<Record<string, Level>>];

/** Parts of the names of pairs or ids, by the reason for our judgement. `docs/api.md` has the reasons that concern authors. */
type Reasons = Readonly<Record<string, readonly string[]>>;

/** What we report with another severity, or not at all. */
const JUDGED_OTHERWISE: Reasons = {
  'an allOf entry that changes no constraint is not a change': ['-all-of-'],
  'x-extensible-enum is not an enumeration': ['x-extensible-enum'],
  'the client of a webhook reads the request': ['checker/webhook_operation_base'],
  'if, then and else are one condition, which is reported once': ['-else-added', '-else-removed'],
  'what matches under "not" is invalid': ['checker/not_base'],
  'a response that has more required properties is safe': ['response-body-dependent', 'response-property-dependent'],
  'clients ignore properties that they do not know': ['checker/unevaluated'],
  'the stricter one of two limits counts': ['checker/response_min_decreased_base'],
  'a property that is no longer write-only is new': ['became-not-write-only'],
  'parameters are text': ['checker/request_parameter_property_type_changed_base_num'],
  'a form with another name and the same content is the same': ['checker/request_body_any_of_media_type_base'],
  'requests have no read-only properties': ['pattern-base pattern-modified-not-anystring'],
};

/** Where oasdiff expects nothing that breaks. */
const STRICTER: Reasons = {
  'an operation may have users, even if it is deprecated': ['deprecation/sunset'],
  'clients may not have the credentials': ['checker/api_security'],
  'a name in "required" is required, even if no property has it': [
    'required-properties/request-new-required-prop-base',
  ],
  'a write-only property is gone from responses': ['required-properties/write-only-changed-base'],
  'parameters of a path are those of its operations': ['checker/common_request_parameter_max_items'],
  'in XML, an object is not text': ['xml_type_compatible_base'],
  'another change of the pair breaks clients, which the test of oasdiff does not look for': [
    'checker/request_body_default_value_changed_base',
    'checker/response_property_discriminator_added_property_name_changed',
  ],
};

const RANK: Readonly<Record<Severity, number>> = { breaking: 2, 'may-break': 1, safe: 0 };
const NEEDED: Readonly<Record<Level, number>> = { ERR: 2, WARN: 1, INFO: 0 };

const descriptions = readDescriptions();
const results = readLines<Pair>('pairs').map(([before, after, expected]) => ({
  name: `${before} ${after}`,
  expected: Object.entries(expected),
  changes: diffDescriptions(find(before), find(after)).changes,
}));

describe('the test data of oasdiff', () => {
  const all = results.flatMap(({ name, expected, changes }) =>
    matchChanges(expected, changes).map((found) => ({ ...found, name: `${name} ${found.id}` })),
  );

  it.each([
    ['ERR', { expected: 179, otherwise: 18 }],
    ['WARN', { expected: 31, otherwise: 6 }],
    ['INFO', { expected: 158, otherwise: 12 }],
  ] as const)('%s: all of %o are found or judged otherwise', (level, { expected, otherwise }) => {
    const ids = all.filter((each) => each.level === level);
    const missed = ids.filter(({ isFound }) => !isFound).map(({ name }) => name);
    expect(missed.filter((name) => findReason(JUDGED_OTHERWISE, name) === null)).toEqual([]);
    expect([ids.length, missed.length]).toEqual([expected, otherwise]);
  });

  it('has 14 of 93 pairs without a breaking change for oasdiff in which we find one, each for a reason', () => {
    const harmless = results.filter(({ expected }) => expected.every(([, level]) => level === 'INFO'));
    const stricter = harmless
      .filter(({ changes }) => changes.some(({ severity }) => severity === 'breaking'))
      .map(({ name }) => name);
    expect(stricter.filter((name) => findReason(STRICTER, name) === null)).toEqual([]);
    expect([stricter.length, harmless.length]).toEqual([14, 93]);
  });
});

/** Matches ids with changes of at least their level and the same direction, each with another one. */
function matchChanges(expected: readonly (readonly [string, Level])[], changes: readonly Change[]) {
  const free = [...changes];
  return expected
    .toSorted(([, one], [, other]) => NEEDED[other] - NEEDED[one])
    .map(([id, level]) => {
      const fitting = free
        .filter(({ severity, subject }) => RANK[severity] >= NEEDED[level] && isSameDirection(id, subject))
        .sort((one, other) => RANK[one.severity] - RANK[other.severity]);
      const [change] = fitting;
      if (change !== undefined) free.splice(free.indexOf(change), 1);
      return { id, level, isFound: change !== undefined };
    });
}

function isSameDirection(id: string, subject: string): boolean {
  if (id.includes('response')) return subject.includes('response');
  return !/request|parameter/.test(id) || /request|parameter/.test(subject);
}

function findReason(reasons: Reasons, name: string): string | null {
  const found = Object.entries(reasons).find(([, places]) => places.some((place) => name.includes(place)));
  return found?.[0] ?? null;
}

function readDescriptions(): Map<string, JsonObject> {
  type Difference = readonly [pointer: string, value?: unknown];
  type Line = readonly [name: string, JsonObject] | readonly [name: string, like: string, readonly Difference[]];
  const found = new Map<string, JsonObject>();
  for (const [name, like, differences = []] of readLines<Line>('descriptions')) {
    const description = structuredClone(typeof like === 'string' ? found.get(like) : like);
    for (const [pointer, ...values] of differences) setAt(description, pointer, values);
    if (isObject(description)) found.set(name, description);
  }
  return found;
}

/** Sets the value at a JSON pointer, or deletes it if there is none. */
function setAt(root: unknown, pointer: string, [value]: readonly unknown[]): void {
  const keys = pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const last = keys.pop() ?? '';
  const holder = keys.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), root);
  if (!isObject(holder)) throw new Error(`${pointer} is in nothing`);
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else Object.assign(holder, { [last]: value });
}

function find(name: string): JsonObject {
  return descriptions.get(name) ?? {};
}

function readLines<T>(file: string): T[] {
  const text = readFileSync(new URL(`oasdiff/${file}.jsonl`, import.meta.url), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}
