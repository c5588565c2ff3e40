import { isObject, type JsonObject, toKey } from '../../../../worker/request/value/json.ts';
import { Cursor } from '../../core/references/cursor.ts';
import { ExampleLimits, type MakerOptions } from './example-limits.ts';
import { fitExample, warnOfSchemaExamples } from './fit-example.ts';
import { type FitMemo, fitsSchema } from './fits-schema.ts';
import { givenAnyway } from './given-value.ts';
import { type Making, makeList, makeObject, type ValueContext } from './make-members.ts';
import { type Choice, type MergedSchema, mergeSchemas } from './merge-schema.ts';
import { textByName } from './plausible-values.ts';
import { ANY_VALUE, sampleNumber, sampleText, UNKNOWN_TEXT } from './sample-scalar.ts';

/** Maximum nesting of values, including required ones. */
const MAX_DEPTH = 24;
const MAX_BRANCHES = 12;
/** How many values of a list of allowed ones each branch tries. */
const MAX_ALTERNATIVES = 3;
/** How often a definition may contain itself if it is required: no value would ever be valid. */
const MAX_RECURSION = 2;
/** How many branches are chosen for one value once no others may be tried. */
const MAX_CHOICES = 32;
const NO_CHOICE: ReadonlyMap<string, number> = new Map();

/** The choices made for a value so far, and its position. */
interface Position {
  readonly chosen: ReadonlyMap<string, number>;
  readonly context: ValueContext;
}

/** Generates one example value. Recursive schemas end at members and items that are optional. */
export class ValueMaker {
  readonly #options: MakerOptions;
  readonly #limits: ExampleLimits;
  readonly #making: Making;
  /** Whether a value fits a schema, by schema and value: each choice for a value checks it again. */
  readonly #checked = new Map<unknown, Map<unknown, boolean>>();
  readonly #memo: FitMemo = new WeakMap();

  constructor(options: MakerOptions) {
    this.#options = options;
    this.#limits = new ExampleLimits(options);
    this.#making = {
      options,
      limits: this.#limits,
      make: (schemas, context) => this.#make(schemas, context),
      fits: (value, schemas) => this.#fits(value, schemas),
    };
  }

  /** False if the budget ran out before the value was complete. */
  get isComplete(): boolean {
    return this.#limits.isComplete;
  }

  /** Returns undefined if no value is valid or the budget has run out. */
  make(schema: Cursor, name = ''): unknown {
    return this.#make([schema], { name, depth: 0, index: 0, isVaried: false });
  }

  #make(schemas: readonly Cursor[], context: ValueContext): unknown {
    if (schemas.some(({ value }) => value === false) || context.depth > MAX_DEPTH) return undefined;
    if (!this.#limits.takeValue() || this.#limits.isRecursive(schemas, MAX_RECURSION)) return undefined;
    return this.#choose(schemas, NO_CHOICE, context);
  }

  /** Tries the branches of each open choice in turn until the value fits all schemas. */
  #choose(schemas: readonly Cursor[], chosen: ReadonlyMap<string, number>, context: ValueContext): unknown {
    const merged = mergeSchemas(schemas, chosen, this.#options.direction);
    this.#limits.takeSteps(merged.parts.length);
    if (merged.isImpossible) return undefined;
    const leaf = this.#findLeaf(schemas, merged, context);
    if (leaf !== undefined) return leaf;
    if (this.#limits.isScarce && this.#fits(null, schemas)) return null;
    const [choice] = merged.choices;
    if (choice === undefined || (chosen.size >= MAX_CHOICES && !this.#limits.canRetry))
      return this.#addDependents(this.#build(merged, schemas, context), merged, schemas, { chosen, context });
    return this.#limits.whileTrying(() => this.#tryBranches(choice, schemas, { chosen, context }));
  }

  /** Makes an object again with the schemas that its members ask for. */
  #addDependents(
    value: unknown,
    { dependents }: MergedSchema,
    schemas: readonly Cursor[],
    { chosen, context }: Position,
  ): unknown {
    if (dependents.length === 0 || !isObject(value)) return value;
    const more = dependents.flatMap(([name, schema]) => {
      const isAdded = schemas.some(({ pointer }) => pointer === schema.pointer);
      if (isAdded || !Object.hasOwn(value, name) || this.#fits(value, [schema])) return [];
      return [new Cursor(schema.context, { required: [name] }, `${schema.pointer}/`), schema];
    });
    return more.length === 0 ? value : this.#choose([...schemas, ...more], chosen, context);
  }

  /** A value that fits; otherwise the first one. */
  #tryBranches(choice: Choice, schemas: readonly Cursor[], { chosen, context }: Position): unknown {
    let first: unknown;
    for (let index = 0; index < Math.min(choice.branches.length, MAX_BRANCHES); index++) {
      const value = this.#choose(schemas, new Map([...chosen, [choice.key, index]]), context);
      if (value !== undefined && this.#fits(value, schemas)) return value;
      first ??= value;
      if (!this.#limits.canRetry) break;
    }
    return (context.isVaried ? undefined : this.#tellApart(first, choice, schemas, { chosen, context })) ?? first;
  }

  /** A value that matches only one branch of a `oneOf`, if the first one matches several. */
  #tellApart(first: unknown, choice: Choice, schemas: readonly Cursor[], { chosen, context }: Position): unknown {
    const { branches, schema } = choice;
    const limits = this.#limits;
    const matches = (branch: Cursor): boolean => this.#fits(first, [branch]);
    if (
      first === undefined ||
      !limits.canRetry ||
      limits.isScarce ||
      !choice.isExclusive ||
      branches.filter(matches).length < 2
    )
      return undefined;
    for (let offset = 0; offset < MAX_ALTERNATIVES; offset++)
      for (let index = 0; index < Math.min(branches.length, MAX_BRANCHES); index++) {
        if (!limits.canRetry || !limits.takeVaried()) return undefined;
        const varied = { ...context, index: context.index + offset, isVaried: true };
        const found = limits.ifUsed(() => {
          const value = this.#choose(schemas, new Map([...chosen, [choice.key, index]]), varied);
          return this.isComplete && this.#fits(value, schemas) ? value : undefined;
        });
        if (found !== undefined) return this.#trim(found, schemas);
      }
    schema.warn(
      'oneOf',
      'Cannot generate an example that matches exactly one of these schemas. Make them exclusive, or use anyOf.',
    );
    return undefined;
  }

  /** Without the optional members that do not distinguish the value. */
  #trim(value: unknown, schemas: readonly Cursor[]): unknown {
    if (!isObject(value) || this.#options.extent === 'all') return value;
    return Object.keys(value).reduceRight<JsonObject>((kept, name) => {
      const { [name]: _, ...rest } = kept;
      return this.#fits(rest, schemas) ? rest : kept;
    }, value);
  }

  /**
   * A value that does not depend on its context: one from the schema, or a scalar. Undefined if members must be
   * generated.
   */
  #findLeaf(schemas: readonly Cursor[], merged: MergedSchema, context: ValueContext): unknown {
    const { isPlain } = merged;
    const [schema] = schemas;
    if (schema === undefined || (!isPlain && merged.given.length === 0)) return undefined;
    // Only object members depend on the direction.
    const subject = isPlain ? context.name : `${this.#options.direction} `;
    const key =
      context.index === 0 && !context.isVaried ? subject : `\0${context.index} ${context.isVaried} ${subject}`;
    return merged.leaves.get(key, () => {
      // A given example may be null.
      const given = this.#findGiven(schemas, merged, context);
      return given === undefined && isPlain ? this.#build(merged, schemas, context) : given;
    });
  }

  #findGiven(schemas: readonly Cursor[], { given, parts, types }: MergedSchema, { index }: ValueContext): unknown {
    if (given.length === 0) return undefined;
    const fitting = given.slice(0, 50).flatMap((value) => this.#fit(value, schemas));
    // The author's own example is the first.
    if (fitting[0] !== given[0]) for (const schema of schemas) warnOfSchemaExamples(schema.resolve());
    if (fitting.length === 0) return givenAnyway(parts, types);
    const distinct = index === 0 ? fitting : [...new Map(fitting.map((value) => [toKey(value), value])).values()];
    return distinct[index % Math.max(distinct.length, 1)];
  }

  /** The value, with scalars converted if only that makes it valid; otherwise nothing. */
  #fit(value: unknown, schemas: readonly Cursor[]): unknown[] {
    if (value === undefined) return [];
    if (this.#fits(value, schemas)) return [value];
    const [schema] = schemas;
    if (schema === undefined || schemas.length > 1 || typeof value !== 'object') return [];
    const fitted = fitExample(value, schema, this.#options.direction);
    return fitted.fault === null ? [fitted.value] : [];
  }

  #fits(value: unknown, schemas: readonly Cursor[]): boolean {
    return schemas.every((schema) => {
      const checked = this.#checked.get(schema.value) ?? new Map<unknown, boolean>();
      const known = checked.get(value);
      if (known !== undefined) return known;
      const { fits, steps } = fitsSchema(value, schema, this.#options.direction, this.#memo);
      this.#limits.takeSteps(steps);
      this.#checked.set(schema.value, checked.set(value, fits));
      return fits;
    });
  }

  #build(merged: MergedSchema, schemas: readonly Cursor[], context: ValueContext): unknown {
    const { parts, types } = merged;
    const [type] = types;
    switch (type) {
      case 'object':
        return this.#limits.within(merged.pointers, () => makeObject(merged, context, this.#making));
      case 'array':
        return this.#limits.within(merged.pointers, () => makeList(merged, context, this.#making));
      case 'string':
      case 'file':
        return this.#makeText(merged, schemas, context);
      case 'integer':
      case 'number':
        return this.#makeNumber(parts, type === 'integer', context);
      case 'boolean':
        return context.index % 2 === 0;
      default:
        return type === undefined ? this.#makeAny(schemas, context) : UNKNOWN_TEXT;
    }
  }

  #makeAny(schemas: readonly Cursor[], { name }: ValueContext): unknown {
    const text = textByName(name, this.#options.texts);
    return [text, ANY_VALUE].find((value) => value !== null && this.#fits(value, schemas)) ?? null;
  }

  #makeNumber(parts: readonly JsonObject[], isInteger: boolean, { name, index, isVaried }: ValueContext): unknown {
    const number = sampleNumber(parts, isInteger, name, index);
    return isVaried && !isInteger && Number.isInteger(number) ? Number(number) + 0.5 : number;
  }

  #makeText({ parts }: MergedSchema, schemas: readonly Cursor[], { name, index }: ValueContext): string {
    for (const schema of schemas) {
      const holder = schema.resolve();
      const content = isObject(holder.object.contentSchema) ? this.#options.writeContent(holder) : undefined;
      if (content !== undefined) return content;
    }
    return sampleText(parts, { name, index, texts: this.#options.texts });
  }
}
