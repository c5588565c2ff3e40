import type { Position } from '../../../base/report/position.ts';
import type { SplitMembers } from './byte-text.ts';
import { parseWrittenJson } from './exact-numbers.ts';
import { locateInJson } from './json/locate-json.ts';
import { findRepeatedKeys } from './json/repeated-keys.ts';
import { splitJsonMembers } from './json/split-json.ts';
import { locateInYaml } from './yaml/locate-yaml.ts';
import { readPlainYaml } from './yaml/quick-yaml.ts';
import { splitYamlMembers } from './yaml/split-yaml.ts';

/** The syntax of a description, as needed to parse its members separately. */
export interface DescriptionSyntax {
  readonly splitMembers: SplitMembers;
  /** Turns the text of a member into a document with only this member, in the same columns. */
  toDocument(member: string): string;
  /** Parses a text quickly; undefined if it needs a more careful parser. */
  parse(text: string): unknown;
  locate(text: string, pointers: Iterable<string>): ReadonlyMap<string, Position>;
}

export const JSON_SYNTAX: DescriptionSyntax = {
  splitMembers: splitJsonMembers,
  // The bracket replaces one character of the indentation.
  toDocument: (member) => `{${member.slice(1)}}`,
  parse(text) {
    try {
      const value = parseWrittenJson(text);
      return findRepeatedKeys(text, value).length === 0 ? value : undefined;
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
