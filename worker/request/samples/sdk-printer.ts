import type { JsonMember, JsonNode } from '../value/json-tree.ts';
import type { IdentifierCase } from './identifier-case.ts';
import { type LiteralMembers, type LiteralSyntax, toLiteral } from './literal.ts';

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

interface CallSyntax {
  readonly methodCase: IdentifierCase;
  readonly reserved?: ReadonlySet<string>;
  readonly literals: LiteralSyntax;
  /** How the options are written, if not as an object. */
  readonly toOptions?: (members: LiteralMembers, indent: string) => string;
}

const NO_WORDS: ReadonlySet<string> = new Set();

/** Calls with path parameters in order, then one object (array, map) of the others. */
export function toCallPrinter(syntax: CallSyntax): SdkPrinter {
  const { methodCase, reserved = NO_WORDS, literals, toOptions: writeOptions = literals.object } = syntax;
  const toPositional = (members: readonly JsonMember[], indent: string) =>
    members.map(({ value }) => toLiteral(value, indent, literals)).join(', ');
  const toOptions = (members: readonly JsonMember[], indent: string) =>
    writeOptions(
      members.map(({ name, value }) => [name, toLiteral(value, indent + literals.indentUnit, literals)]),
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
    toBody: (body, indent) => toLiteral(body, indent, literals),
  };
}
