import type { Position } from '../../report/position.ts';
import { parseExactJson } from '../core/exact-integers.ts';
import type { CutMembers } from './cut-description.ts';
import { cutJsonMembers } from './cut-json.ts';
import { cutYamlMembers } from './cut-yaml.ts';
import { locateInJson } from './locate-json.ts';
import { locateInYaml } from './locate-yaml.ts';
import { readPlainYaml } from './quick-yaml.ts';

/** How a description is written, for whoever reads its members each for itself. */
export interface DescriptionSyntax {
  readonly cutMembers: CutMembers;
  /** The text of a member as a document that has it alone, in the same columns. */
  toDocument(member: string): string;
  /** The data of a text; undefined when it needs a more careful reader. */
  parse(text: string): unknown;
  locate(text: string, pointers: Iterable<string>): ReadonlyMap<string, Position>;
}

export const JSON_SYNTAX: DescriptionSyntax = {
  cutMembers: cutJsonMembers,
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
  cutMembers: cutYamlMembers,
  toDocument: (member) => member,
  parse: readPlainYaml,
  locate: locateInYaml,
};
