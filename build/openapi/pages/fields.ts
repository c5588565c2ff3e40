import type { ReferenceMessages } from '../../../worker/model/messages/messages.ts';
import { PARAMETER_LOCATIONS } from '../../../worker/request/make-request.ts';
import { toParameterStyle } from '../../../worker/request/write/parameter-style.ts';
import { wireExample } from '../../../worker/request/write/write-parameter.ts';
import type { ParameterGroup } from '../../page/blocks/api/parameters/block.tsx';
import type { EnumValue, Field, FieldFacts } from '../../page/blocks/api/schema/model.ts';
import { nameParameter, ownerOf } from '../core/changes/change-subjects.ts';
import { readBadges, readDeprecation } from '../core/extensions.ts';
import { readLocation } from '../core/operations/parameters.ts';
import { type Cursor, showFirst } from '../core/references/cursor.ts';
import { type ExampleValue, exampleTitle, readGivenExamples } from '../examples/given-examples.ts';
import { readContentExamples, readParameterValue, toParameterText, warnOfExamples } from '../examples/read-examples.ts';
import { writeQueryString } from '../samples/sent-values.ts';
import { fieldLabel, unlessRepeated } from '../schema/schema-reader.ts';
import { readShape, type SchemaShape } from '../schema/schema-shape.ts';
import { constantsOf } from '../schema/variants/alternatives.ts';
import { createRoot, type Direction } from '../schema/view/schema-node.ts';
import { inlineValue, withoutConstant } from '../schema/view/schema-text.ts';
import type { ApiContext } from './api-context.ts';
import type { SchemaPageBuilder } from './compile/schema-page-builder.ts';

const MAX_EXAMPLES = 50;

/** Parameters by location, in the order in which they appear in a request. */
export function readParameters(
  parameters: readonly Cursor[],
  prefix: readonly string[],
  page: SchemaPageBuilder,
): ParameterGroup[] {
  const titles = page.context.messages.reference.parameters;
  return PARAMETER_LOCATIONS.flatMap((location) => {
    const inOrder = parameters.filter((parameter) => readLocation(parameter) === location);
    const isSorted = page.context.config.requiredFirst && location !== 'path';
    const sorted = isSorted
      ? inOrder.toSorted((a, b) => Number(b.flag('required')) - Number(a.flag('required')))
      : inOrder;
    if (sorted.length === 0) return [];
    const id = page.ids.claim([...prefix, `${location}-parameters`]);
    const fields = sorted.map((parameter) =>
      readField(
        parameter,
        parameter.trimmed('name') ?? '',
        {
          path: [...prefix, location],
          direction: 'request',
          // The changelog does not name callback parameters.
          ...(prefix.length === 0 ? { subject: nameParameter(location, parameter.trimmed('name') ?? '') } : {}),
        },
        page,
      ),
    );
    return [{ id, location, title: titles[location], parameters: fields }];
  });
}

/** The location of content on a page, and the direction of its data. */
export interface FieldContext {
  readonly path: readonly string[];
  readonly direction: Direction;
  /** Its name in the changelog. */
  readonly subject?: string;
}

/** Reads a parameter or a header. */
export function readField(
  holder: Cursor,
  name: string,
  { path, direction, subject }: FieldContext,
  page: SchemaPageBuilder,
): Field {
  const { schemas } = page.context;
  const schema = (contentOf(holder) ?? holder).raw('schema');
  const fieldPath = [...path, name];
  // Swagger 2.0 puts schema keywords on the parameter itself.
  const root = createRoot(schema.exists ? schema : holder, fieldPath, fieldPath, direction);
  const mark = subject === undefined ? undefined : page.marks[subject];
  const field = {
    id: page.claimId(root),
    ...(mark === undefined ? {} : { mark }),
    facts: schemas.parameterFacts(holder).get(name, () => readFacts(holder, name, root.shape, page.context)),
  };
  return page.addRoot(root, field, subject === undefined ? [] : [ownerOf(subject)]);
}

function readFacts(holder: Cursor, name: string, shape: SchemaShape, context: ApiContext): FieldFacts {
  const { markdown } = context;
  const facts = context.schemas.facts(shape);
  const content = contentOf(holder);
  const examples = showFirst(readContentExamples(content ?? holder), MAX_EXAMPLES, content ?? holder, 'examples');
  const described = (content ?? holder).raw('schema');
  if (described.exists) warnOfExamples(content ?? holder, described, 'both');
  const isNamed = examples.some(saysMore);
  const shown = examples.flatMap((example) => {
    const text = toExampleText(example, shape, isNamed || content !== undefined);
    return text === null ? [] : [{ example, text }];
  });
  const texts = [...new Set(shown.map(({ text }) => text))];
  return context.schemas.share({
    ...facts,
    name: fieldLabel(name),
    required: holder.flag('required') || holder.trimmed('in') === 'path',
    deprecated: holder.flag('deprecated') || facts.deprecated,
    deprecation: markdown.compile(readDeprecation([holder], context.messages.reference)),
    badges: readBadges([holder]),
    description: unlessRepeated(markdown.compile(holder.text('description') ?? '') ?? facts.description, name),
    constraints: [...facts.constraints, ...describeWriting(holder, context.messages.reference)],
    examples: isNamed ? [] : texts.length > 0 ? withoutConstant(texts, facts.values) : facts.examples,
    wire: toWire(holder, name, context),
    namedExamples: isNamed ? shown.map(({ example, text }) => describeExample(example, text, context)) : [],
  });
}

/** The media type of a parameter or header that has `content` instead of a schema. */
function contentOf(holder: Cursor): Cursor | undefined {
  return holder.entries('content')[0]?.[1];
}

/** Constraints of a parameter besides its schema and style. */
function describeWriting(holder: Cursor, { constraints, reservedCharacters }: ReferenceMessages): string[] {
  const [mediaType] = holder.rawEntries('content')[0] ?? [];
  return [
    ...(mediaType === undefined ? [] : [constraints.writtenAs(mediaType)]),
    ...(holder.flag('allowEmptyValue') ? [constraints.mayBeEmpty] : []),
    ...(holder.flag('allowReserved') ? [reservedCharacters] : []),
  ];
}

/** Whether an example has a summary or description besides its value. */
function saysMore({ title, name, description }: ExampleValue): boolean {
  return description !== null || (title !== null && title !== name);
}

/**
 * The example as text; null if it is long. Lists and objects only `asJson`: the wire example shows how they are written if
 * the parameter has a style.
 */
function toExampleText(
  { value, written, serialized }: ExampleValue,
  shape: SchemaShape,
  asJson: boolean,
): string | null {
  if (value === undefined) return serialized;
  const isMisplaced = value === null && !shape.nullable && shape.types.length > 0;
  return isMisplaced || (typeof value === 'object' && !asJson) ? null : (written ?? inlineValue(value, shape));
}

function describeExample(example: ExampleValue, value: string, { markdown, messages }: ApiContext): EnumValue {
  const about = [exampleTitle(example, messages), example.description]
    .filter((text) => text !== null && text !== '')
    .join('. ');
  return { value, description: markdown.compile(about) };
}

/** Shows lists and objects as they are sent. A scalar needs no such example. */
function toWire(parameter: Cursor, name: string, context: ApiContext): string | null {
  const value = readParameterValue(parameter, context);
  if (typeof value !== 'object' || value === null) return null;
  if (readLocation(parameter) === 'querystring') return `?${writeQueryString(parameter, value)}`;
  if (parameter.has('content')) return null;
  const explode = parameter.object.explode;
  const style = toParameterStyle(
    // Response headers have no `in`.
    parameter.has('in') ? readLocation(parameter) : 'header',
    parameter.trimmed('style'),
    typeof explode === 'boolean' ? explode : null,
    parameter.flag('allowReserved'),
  );
  const given = readGivenExamples(parameter).length > 0;
  // Empty for an empty list.
  return wireExample(name, toParameterText(parameter, given ? value : illustrate(value, parameter)), style) || null;
}

/** Extends a generated list, because one item does not show how several are joined. */
function illustrate(value: object, parameter: Cursor): object {
  if (!Array.isArray(value) || value.length !== 1) return value;
  const item: unknown = value[0];
  const { parts, alternatives } = readShape(readShape([parameter.raw('schema')]).items);
  const constants = alternatives.flatMap(constantsOf).map((branch) => String(branch.object.const));
  const lists = [constants, ...parts.map((part) => part.texts('enum'))].filter((list) => list.length > 0);
  // All lists apply together.
  const listed = (lists[0] ?? []).filter((text) => lists.every((list) => list.includes(text)));
  const other = listed.find((text) => text !== String(item));
  if (listed.includes(String(item))) return other === undefined ? value : [item, other];
  if (typeof item === 'number') return [1, 2];
  return item === 'string' ? ['a', 'b'] : typeof item === 'object' ? value : [item, item];
}
