import type { JsonMember, JsonNode } from '../value/json-tree.ts';
import type { IdentifierCase } from './identifier-case.ts';

/** How a language writes the arguments of an SDK's method; `indent` is that of the line with the placeholder. */
export interface SdkPrinter {
  /** The convention for methods and, in a command line tool, for commands. */
  readonly methodCase: IdentifierCase;
  /** Words that cannot name a method; the sample adds an underscore to them. */
  readonly reserved: ReadonlySet<string>;
  /** Values in order, without brackets: `'in_1', 2`. */
  readonly toPositional: (members: readonly JsonMember[], indent: string) => string;
  /** One value that holds all members: `{ limit: 25 }`. */
  readonly toOptions: (members: readonly JsonMember[], indent: string) => string;
  /** Everything between the brackets of a call: `'in_1', { limit: 25 }`. */
  readonly toArguments: (path: readonly JsonMember[], options: readonly JsonMember[], indent: string) => string;
  readonly toBody: (body: JsonNode, indent: string) => string;
}

export interface CallSyntax {
  readonly methodCase: IdentifierCase;
  readonly reserved?: ReadonlySet<string>;
  readonly indentUnit: '  ' | '    ' | '\t';
  readonly toLiteral: (node: JsonNode, indent: string) => string;
  readonly toObject: (members: readonly (readonly [name: string, expression: string])[], indent: string) => string;
}

const NO_WORDS: ReadonlySet<string> = new Set();

/** Calls with path parameters in order, then one object (array, map) of the others. */
export function toCallPrinter(syntax: CallSyntax): SdkPrinter {
  const { methodCase, reserved = NO_WORDS, indentUnit, toLiteral, toObject } = syntax;
  const toPositional = (members: readonly JsonMember[], indent: string) =>
    members.map(({ value }) => toLiteral(value, indent)).join(', ');
  const toOptions = (members: readonly JsonMember[], indent: string) =>
    toObject(
      members.map(({ name, value }) => [name, toLiteral(value, `${indent}${indentUnit}`)]),
      indent,
    );
  return {
    methodCase,
    reserved,
    toPositional,
    toOptions,
    toArguments: (path, options, indent) => {
      const values = path.length === 0 ? [] : [toPositional(path, indent)];
      return [...values, ...(options.length === 0 ? [] : [toOptions(options, indent)])].join(', ');
    },
    toBody: toLiteral,
  };
}
