import type { Prose } from '../../../worker/model/api-facts.ts';
import type { EnumValue, FieldFacts, SchemaFacts } from '../../../worker/model/api-schema.ts';
import type { DescriptionCompiler } from '../../markdown/compile-description.ts';
import { htmlToText } from '../../markdown/summary.ts';
import { revealBidi } from '../../reveal-bidi.ts';
import type { ApiWarnings, Noted } from '../core/api-warnings.ts';
import { EqualStore, MemoizedWork } from '../core/memoized-work.ts';
import { readOutline, type SchemaOutline } from './schema-outline.ts';
import type { SchemaShape } from './schema-shape.ts';
import { readText, type SchemaText } from './schema-text.ts';
import type { TypeLabelContext } from './type-label.ts';

interface SchemaReaderContext extends TypeLabelContext {
  readonly markdown: DescriptionCompiler;
}

/**
 * Reads of the schemas of one API what is the same on every page that shows them. Schemas that say the same share their
 * facts, wherever they are defined: of a hundred rows of a large API, three say what no other row says.
 */
export class SchemaReader {
  /** Elements of the inline content of a schema, by its identity. */
  readonly inlineCosts = new Map<string, number>();
  readonly #warnings: ApiWarnings;
  readonly #outlines: MemoizedWork<SchemaShape, SchemaOutline>;
  readonly #facts: MemoizedWork<SchemaShape, CompiledText>;
  readonly #shared = new EqualStore<FieldFacts, FieldFacts>();

  constructor(warnings: ApiWarnings, context: SchemaReaderContext) {
    this.#warnings = warnings;
    const compile = (text: SchemaText): CompiledText => compileText(text, context.markdown);
    const texts = new MemoizedWork(warnings, compile, new EqualStore());
    this.#outlines = new MemoizedWork(warnings, readOutline, new WeakMap());
    this.#facts = new MemoizedWork(warnings, (shape) => texts.take(readText(shape, context)), new WeakMap());
  }

  /** The memoized result, with its notes; otherwise a new one. */
  repeatOrNote<T>(known: Noted<T> | null, make: () => T): Noted<T> {
    if (known === null) return this.#warnings.note(make);
    this.#warnings.repeat(known);
    return known;
  }

  outline(shape: SchemaShape): SchemaOutline {
    return this.#outlines.take(shape);
  }

  facts(shape: SchemaShape): SchemaFacts {
    return this.#facts.take(shape).facts;
  }

  /** Of a property with this schema. */
  fieldFacts(name: string, required: boolean, shape: SchemaShape): FieldFacts {
    const { facts, deprecation, badges, requiredFields, optionalFields } = this.#facts.take(shape);
    const fields = required ? requiredFields : optionalFields;
    let field = fields.get(name);
    if (field === undefined) {
      field = { ...facts, name: revealBidi(name), required, deprecation, badges, wire: null, namedExamples: [] };
      fields.set(name, field);
    }
    return field;
  }

  /** The facts that say the same, where there are any: of a parameter, whose own words come before those of its schema. */
  share(facts: FieldFacts): FieldFacts {
    const shared = this.#shared.get(facts);
    if (shared === undefined) this.#shared.set(facts, facts);
    return shared ?? facts;
  }
}

interface CompiledText {
  readonly facts: SchemaFacts;
  readonly deprecation: Prose | null;
  readonly badges: readonly string[];
  /** The properties that have it, by their names. */
  readonly requiredFields: Map<string, FieldFacts>;
  readonly optionalFields: Map<string, FieldFacts>;
}

function compileText(text: SchemaText, markdown: DescriptionCompiler): CompiledText {
  const { descriptions, deprecation, badges, values, ...facts } = text;
  return {
    facts: {
      ...facts,
      description: compileFirst(descriptions, markdown),
      values: compileValues(values, markdown),
    },
    deprecation: markdown.compile(deprecation),
    badges,
    requiredFields: new Map(),
    optionalFields: new Map(),
  };
}

/** More values than this are lines of plain text, whatever is said of them: a page could not hold so many elements. */
const MAX_DESCRIBED_VALUES = 200;

function compileValues(values: SchemaText['values'], markdown: DescriptionCompiler): EnumValue[] {
  const compiled = values.map(({ value, description }) => ({ value, description: markdown.compile(description) }));
  if (compiled.filter(({ description }) => description !== null).length <= MAX_DESCRIBED_VALUES) return compiled;
  return compiled.map(({ value, description }) => ({
    value: description === null ? value : `${value}: ${htmlToText(description.html)}`,
    description: null,
  }));
}

function compileFirst(texts: readonly string[], markdown: DescriptionCompiler): Prose | null {
  for (const text of texts) {
    const prose = markdown.compile(text);
    if (prose !== null) return prose;
  }
  return null;
}
