import { parseExactJson } from '../../../worker/request/value/exact-integers.ts';
import type { Position } from '../../report/position.ts';
import { locateInJson } from './locate-json.ts';
import { locateInYaml } from './locate-yaml.ts';
import { readPlainYaml } from './quick-yaml.ts';
import { splitJsonMembers } from './split-json.ts';
import { splitYamlMembers } from './split-yaml.ts';
import type { SplitMembers } from './text-member.ts';

/** How a description is written, for readers that parse its members separately. */
export interface DescriptionSyntax {
  readonly splitMembers: SplitMembers;
  /** The text of a member as a document that has it alone, in the same columns. */
  toDocument(member: string): string;
  /** The data of a text; undefined when it needs a more careful reader. */
  parse(text: string): unknown;
  locate(text: string, pointers: Iterable<string>): ReadonlyMap<string, Position>;
}

export const JSON_SYNTAX: DescriptionSyntax = {
  splitMembers: splitJsonMembers,
  // The indentation gives way to the bracket.
  toDocument: (member) => `{${member.slice(1)}}`,
  parse(text) {
    try {
      return parseExactJson(text);
    } catch {
      return undefined;
    }
  },
  locate: locateInJson,
};

export const YAML_SYNTAX: DescriptionSyntax = {
  splitMembers: splitYamlMembers,
  toDocument: (member) => member,
  parse: readPlainYaml,
  locate: locateInYaml,
};
