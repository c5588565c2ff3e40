import { isMultiple, isNumber } from '../../../../worker/forms/check/check-scalar.ts';
import type { SchemaShape } from '../../schema/schema-shape.ts';
import { describeValues, isGiven, type KeywordRule, toNumbers } from './keyword-rule.ts';
import { limitRule } from './limit-rule.ts';
import {
  DEFAULT,
  type Effect,
  effectOfConstraint,
  LENIENT,
  PATTERN,
  type SeverityRule,
  STRICT,
} from './severity-rules.ts';

/** Patterns that match any text. */
const MATCH_ALL = new Set(['', '.*', '^.*$', '^.*', '.*$', '[\\s\\S]*']);

/** Formats whose values are all valid in the other format, too. */
const WIDER_FORMATS: Readonly<Record<string, string>> = {
  int32: 'int64',
  float: 'double',
  uri: 'uri-reference',
  iri: 'iri-reference',
  email: 'idn-email',
  hostname: 'idn-hostname',
};

/** All keywords whose value is not a schema, apart from types and allowed values (JSON Schema validation §6 to §9). */
export const KEYWORD_RULES: readonly KeywordRule[] = [
  limitRule('minimum'),
  limitRule('maximum'),
  bound('minLength', 0, Math.max),
  bound('minItems', 0, Math.max),
  bound('minProperties', 0, Math.max),
  bound('minContains', 1, Math.max),
  ...['maxLength', 'maxItems', 'maxProperties', 'maxContains'].map((keyword) =>
    bound(keyword, Number.POSITIVE_INFINITY, Math.min),
  ),
  constraint('format', LENIENT, { effectOf: ofFormats }),
  constraint('pattern', PATTERN, { isConstraint: (value) => !MATCH_ALL.has(String(value)) }),
  constraint('multipleOf', STRICT, { effectOf: ofMultiples }),
  constraint('uniqueItems', STRICT, {
    isConstraint: (value) => value === true,
    describe: (before) => (before === undefined ? 'must now have unique items' : 'may now have duplicate items'),
  }),
  constraint('contentMediaType', STRICT),
  constraint('contentEncoding', STRICT),
  constraint('default', DEFAULT),
];

function constraint(
  keyword: string,
  severities: SeverityRule,
  {
    effectOf = effectOfConstraint,
    isConstraint = () => true,
    describe = (before, after) => describeValues(keyword, before, after),
  }: Partial<Pick<KeywordRule, 'effectOf' | 'describe'>> & { readonly isConstraint?: (value: unknown) => boolean } = {},
): KeywordRule {
  const read = ({ parts }: SchemaShape): unknown[] => parts.map(({ object }) => object[keyword]).filter(isGiven);
  return { keywords: [keyword], severities, read: (shape) => read(shape).filter(isConstraint), effectOf, describe };
}

/** A keyword of which the strictest value counts. `implied` is the bound if the keyword is absent. */
function bound(keyword: string, implied: number, strictest: (...values: number[]) => number): KeywordRule {
  return {
    keywords: [keyword],
    severities: STRICT,
    read: ({ parts }) => {
      const values = parts.flatMap(({ object }) => toNumbers(object[keyword]));
      return values.length === 0 ? [] : [strictest(...values)];
    },
    effectOf: (before, after) => {
      const [from, to] = [before, after].map((value) => (typeof value === 'number' ? value : implied));
      if (from === undefined || to === undefined || from === to) return null;
      return strictest(from, to) === to ? 'narrows' : 'widens';
    },
    describe: (before, after) => describeValues(keyword, before, after),
  };
}

function ofFormats(before: unknown, after: unknown): Effect {
  if (WIDER_FORMATS[String(before)] === after) return 'widens';
  if (WIDER_FORMATS[String(after)] === before) return 'narrows';
  return effectOfConstraint(before, after);
}

function ofMultiples(before: unknown, after: unknown): Effect {
  const isMultipleOf = (value: unknown, step: unknown): boolean =>
    isNumber(value) && isNumber(step) && step > 0 && isMultiple(value, step);
  if (isMultipleOf(after, before)) return 'narrows';
  return isMultipleOf(before, after) ? 'widens' : effectOfConstraint(before, after);
}
