import { hash } from 'node:crypto';
import type { PageMessages } from '../../../worker/model/messages/messages.ts';
import { Memo, memoize } from '../../base/cache/memo.ts';
import { revealBidi } from '../../base/control-characters.ts';
import { renderField } from '../../page/blocks/api/schema/field-row.tsx';
import {
  type EnumValue,
  type FieldFacts,
  MAX_OPEN_VALUES,
  type SchemaFacts,
} from '../../page/blocks/api/schema/model.ts';
import { repeatsName } from '../../page/blocks/api/schema/names.ts';
import { renderBranch } from '../../page/blocks/api/schema/schema-tree.tsx';
import type { DescriptionCompiler } from '../../page/description/compile-description.ts';
import type { Prose } from '../../page/description/prose.ts';
import { countElements } from '../../page/divide-page.tsx';
import type { ApiWarnings } from '../core/api-warnings.ts';
import type { Cursor } from '../core/references/cursor.ts';
import type { SchemaShape } from './schema-shape.ts';
import { type OutlineRow, readOutline, type SchemaOutline } from './view/schema-outline.ts';
import { readText, type SchemaText, type SchemaTextContext } from './view/schema-text.ts';

interface SchemaReaderContext extends SchemaTextContext {
  readonly markdown: DescriptionCompiler;
  readonly pageMessages: PageMessages;
}

/**
 * Reads the facts about an API's schemas that are the same on every page. Equal facts are shared, wherever the schemas
 * are defined: of a hundred rows in a large API, only three are unique.
 */
export class SchemaReader {
  /** HTML elements in the inline content of a schema, by identity. */
  readonly inlineElements = new Map<string, number>();
  /** HTML elements in each row of a list without its children: every page that could show the rows needs the numbers. */
  readonly rowElements: Memo<readonly OutlineRow[], readonly number[]>;
  /** HTML elements in a field without its children. */
  readonly fieldElements: (facts: FieldFacts) => number;
  readonly outline: (shape: SchemaShape) => SchemaOutline;
  /** The facts of a parameter or header, by name: many operations refer to the same ones. */
  readonly parameterFacts: (holder: Cursor) => Memo<string, FieldFacts>;
  readonly #branchElements: (facts: SchemaFacts) => number;
  readonly #selectedBranchElements: (facts: SchemaFacts) => number;
  readonly #textOf: (shape: SchemaShape) => CompiledText;
  readonly #shared = new Memo<string, FieldFacts>();

  constructor({ recorder }: ApiWarnings, context: SchemaReaderContext) {
    const texts = new Memo<string, CompiledText>({ recorder });
    const values = memoize((each: SchemaText['values']) => compileValues(each, context.markdown), { recorder });
    this.rowElements = new Memo({ recorder });
    const { pageMessages } = context;
    this.fieldElements = memoize((facts) =>
      countElements(
        renderField({ id: '', facts: withFewValues(facts), valuesAt: null, children: null }, null, pageMessages),
      ),
    );
    const countBranch = (facts: SchemaFacts, value: string | null): number =>
      countElements(renderBranch({ facts: withFewValues(facts), value }, pageMessages));
    this.#branchElements = memoize((facts) => countBranch(facts, null));
    this.#selectedBranchElements = memoize((facts) => countBranch(facts, ''));
    this.outline = memoize(readOutline, { recorder });
    this.parameterFacts = memoize(() => new Memo({ recorder }));
    this.#textOf = memoize(
      (shape) => {
        const text = readText(shape, context);
        return texts.get(keyOf(text), () => compileText(text, context.markdown, values));
      },
      { recorder },
    );
  }

  facts(shape: SchemaShape): SchemaFacts {
    return this.#textOf(shape).facts;
  }

  /** HTML elements in a branch without its children. */
  branchElements(facts: SchemaFacts, value: string | null): number {
    return value === null ? this.#branchElements(facts) : this.#selectedBranchElements(facts);
  }

  /** The facts of a property with this schema. */
  fieldFacts(name: string, required: boolean, shape: SchemaShape): FieldFacts {
    const { facts, deprecation, badges, requiredFields, optionalFields } = this.#textOf(shape);
    return (required ? requiredFields : optionalFields).get(name, () => {
      const description = unlessRepeated(facts.description, name);
      return {
        ...facts,
        name: fieldLabel(name),
        description,
        required,
        deprecation,
        badges,
        wire: null,
        namedExamples: [],
      };
    });
  }

  /**
   * Returns equal facts that are already stored, if any. Parameters need this because their own texts take precedence
   * over those of their schema.
   */
  share(facts: FieldFacts): FieldFacts {
    return this.#shared.get(JSON.stringify(facts), () => facts);
  }
}

interface CompiledText {
  readonly facts: SchemaFacts;
  readonly deprecation: Prose | null;
  readonly badges: readonly string[];
  /** The fields with this text, by property name. */
  readonly requiredFields: Memo<string, FieldFacts>;
  readonly optionalFields: Memo<string, FieldFacts>;
}

/** The facts with as many values as take the same number of elements: most of a long list share one. */
function withFewValues<Facts extends SchemaFacts>(facts: Facts): Facts {
  return facts.values.length <= MAX_OPEN_VALUES ? facts : { ...facts, values: fewValues(facts.values) };
}

const fewValues = memoize((values: readonly EnumValue[]): readonly EnumValue[] => {
  const described = values.filter(({ description }) => description !== null);
  return [...described, ...values.filter(({ description }) => description === null).slice(0, MAX_OPEN_VALUES + 1)];
});

/** Texts with the same key are equal. Long lists of values are written once, however many schemas share them. */
function keyOf({ values, ...text }: SchemaText): string {
  return values.length === 0 ? JSON.stringify(text) : `${valuesKey(values)} ${JSON.stringify(text)}`;
}

/** Longer lists of values are known by their hash. */
const MAX_KEY_LENGTH = 1_000;

const valuesKey = memoize((values: SchemaText['values']): string => {
  const json = JSON.stringify(values);
  return json.length > MAX_KEY_LENGTH ? hash('sha256', json) : json;
});

type CompileValues = (values: SchemaText['values']) => readonly EnumValue[];

function compileText(text: SchemaText, markdown: DescriptionCompiler, compileEach: CompileValues): CompiledText {
  const { descriptions, deprecation, badges, values, ...facts } = text;
  return {
    facts: {
      ...facts,
      description: compileFirst(descriptions, markdown),
      values: compileEach(values),
    },
    deprecation: markdown.compile(deprecation),
    badges,
    requiredFields: new Memo(),
    optionalFields: new Memo(),
  };
}

/** The name of a field, which may be empty. */
export function fieldLabel(name: string): string {
  return name === '' ? '""' : revealBidi(name);
}

/** The description of a field; null if it only repeats its name. */
export function unlessRepeated(description: Prose | null, name: string): Prose | null {
  return description !== null && repeatsName(description.markdown, name) ? null : description;
}

/** Above this number, described values become plain text lines: a page cannot hold that many elements. */
const MAX_DESCRIBED_VALUES = 200;

function compileValues(values: SchemaText['values'], markdown: DescriptionCompiler): EnumValue[] {
  const compiled = values.map(({ value, description }) => ({ value, description: markdown.compile(description) }));
  if (compiled.filter(({ description }) => description !== null).length <= MAX_DESCRIBED_VALUES) return compiled;
  return compiled.map(({ value, description }) => ({
    value: description === null ? value : `${value}: ${description.text}`,
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
