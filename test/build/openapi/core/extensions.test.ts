import { describe, expect, it } from 'vitest';
import { readBadges, readDeprecation, readEnumText } from '../../../../build/openapi/core/extensions.ts';
import { Cursor } from '../../../../build/openapi/core/references/cursor.ts';
import { reference as referenceEn } from '../../../../worker/model/messages/en.ts';
import { readRoot } from '../api-fixture.ts';

const place = (value: Record<string, unknown>) => readRoot({ place: value }).root.get('place');

describe('readDeprecation()', () => {
  it.each([
    [{}, ''],
    [{ 'x-deprecated-description': 'Use B.' }, 'Use B.'],
    [{ 'x-deprecated-message': ' Use B. ' }, 'Use B.'],
    [{ 'x-deprecated-reason': 5, 'x-speakeasy-deprecation-message': 'Use B.' }, 'Use B.'],
    [{ 'x-deprecated-description': 'Use B.', 'x-sunset': '2027-01-31' }, 'Use B.\n\nWill be removed on 2027-01-31.'],
    [{ 'x-sunset': '2027-01-31' }, 'Will be removed on 2027-01-31.'],
  ])('reads %j', (value, expected) => {
    expect(readDeprecation([place(value)], referenceEn)).toBe(expected);
  });
});

describe('readBadges()', () => {
  it.each([
    [{ 'x-badges': ['New', { name: 'Beta' }, { label: 'Paid' }, {}, 5, 'New'] }, ['New', 'Beta', 'Paid']],
    [{ 'x-scalar-stability': 'experimental' }, ['experimental']],
    [{ 'x-badges': ['Draft'], 'x-stability-level': 'draft' }, ['Draft']],
    [{ 'x-stability-level': 'stable' }, []],
    [{ 'x-beta': true }, ['beta']],
    [{ 'x-badges': 'New', 'x-stability': {} }, []],
  ])('reads %j', (value, expected) => {
    expect(readBadges([place(value)])).toEqual(expected);
  });
});

describe('readEnumText()', () => {
  it.each([
    [{}, ['', '']],
    [{ 'x-enumDescriptions': { a: 'First' } }, ['First', '']],
    [{ 'x-enum-descriptions': ['First', 'Second'] }, ['First', 'Second']],
    [{ 'x-enum-varnames': ['ONE', 'b'] }, ['ONE', '']],
    [{ 'x-enumNames': ['One', 'Two'], 'x-enumDescriptions': { b: 'Second' } }, ['One', 'Two: Second']],
    [{ 'x-ms-enum': { values: [{ value: 'a', name: 'A', description: 'First' }, null] } }, ['A: First', '']],
    [{ 'x-fern-enum': { b: { description: 'Second' } } }, ['', 'Second']],
    [{ 'x-speakeasy-enums': ['ONE'], 'x-speakeasy-enum-descriptions': { a: 'First' } }, ['ONE: First', '']],
    [{ 'x-enumDescriptions': ['a: First', 'b - Second'] }, ['First', 'Second']],
    [{ 'x-enumDescriptions': ['a-b', 'both: a and b'] }, ['a-b', 'both: a and b']],
    [{ 'x-enum-varnames': ['A', 'B'], 'x-enumDescriptions': ['a:', 'bB: x'] }, ['A', 'B: bB: x']],
    [{ 'x-enumDescriptions': 5, 'x-enum-varnames': {}, 'x-ms-enum': [], 'x-fern-enum': null }, ['', '']],
  ])('reads %j', (value, expected) => {
    expect(['a', 'b'].map((text, index) => readEnumText(place(value), text, index))).toEqual(expected);
  });
});

it('readEnumText() reads each record of a long list once', () => {
  const COUNT = 1_000;
  let reads = 0;
  const record = (index: number) => ({
    description: `About ${index}`,
    get value() {
      reads++;
      return `v${index}`;
    },
  });
  const { root } = readRoot({});
  const values = Array.from({ length: COUNT }, (_, index) => record(index));
  const schema = new Cursor(root.context, { 'x-ms-enum': { values } }, '#/place');
  expect(values.map((_, index) => readEnumText(schema, `v${index}`, index))).toEqual(
    values.map(({ description }) => description),
  );
  expect(reads).toBe(COUNT);
});
