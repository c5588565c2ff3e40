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
 * Reads the facts about an API's schemas that are the same on every page. Equal facts are shared, wherever the schemas
 * are defined: of a hundred rows in a large API, only three are unique.
 */
export class SchemaReader {
  /** HTML elements in the inline content of a schema, by identity. */
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

  /** Returns the memoized result and repeats its warnings, or computes a new one. */
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

  /** The facts of a property with this schema. */
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

  /**
   * Returns equal facts that are already stored, if any. Parameters need this because their own texts take precedence
   * over those of their schema.
   */
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
  /** The fields with this text, by property name. */
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

/** Above this number, described values become plain text lines: a page cannot hold that many elements. */
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
