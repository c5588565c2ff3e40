import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@babel/parser';
import { PROJECT_ROOT } from '../../../base/project-root.ts';

/** A value that a text shows. */
export interface TextValue {
  readonly name: string;
  readonly kind: 'text' | 'optional' | 'number' | 'list';
}

/** The values of the text at a path of `Messages`; null for a text without values. */
export type FindValues = (path: readonly string[]) => readonly TextValue[] | null;

type Statement = ReturnType<typeof parse>['program']['body'][number];
type Member = Extract<Statement, { type: 'TSInterfaceDeclaration' }>['body']['body'][number];
type Type = NonNullable<Extract<Member, { type: 'TSPropertySignature' }>['typeAnnotation']>['typeAnnotation'];

const FOLDER = join(PROJECT_ROOT, 'worker/model/messages');

/** Reads the names and types of values from the types of the interface's texts, so that they are written once. */
export function readMessageTypes(): FindValues {
  const files = ['messages.ts', ...readdirSync(join(FOLDER, 'texts')).map((name) => `texts/${name}`)];
  const declared = new Map<string, Type | readonly Member[]>();
  for (const file of files) {
    const text = readFileSync(join(FOLDER, file), 'utf8');
    for (const statement of parse(text, { sourceType: 'module', plugins: ['typescript'] }).program.body) {
      const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
      if (declaration?.type === 'TSInterfaceDeclaration') declared.set(declaration.id.name, declaration.body.body);
      if (declaration?.type === 'TSTypeAliasDeclaration') declared.set(declaration.id.name, declaration.typeAnnotation);
    }
  }
  const find = (type: Type | readonly Member[] | undefined, path: readonly string[]): Type | null => {
    const [key, ...rest] = path;
    if (type === undefined) return null;
    if (isMembers(type)) return key === undefined ? null : find(memberOf(type, key), rest);
    if (type.type === 'TSTypeLiteral') return find(type.members, path);
    if (type.type !== 'TSTypeReference') return key === undefined ? type : null;
    const name = type.typeName.type === 'Identifier' ? type.typeName.name : '';
    const [first, second] = type.typeParameters?.params ?? [];
    if (name === 'Readonly') return find(first, path);
    return name === 'Record' ? find(second, rest) : find(declared.get(name), path);
  };
  return (path) => {
    const type = find(declared.get('Messages'), path);
    if (type?.type !== 'TSFunctionType') return null;
    return type.parameters.flatMap((parameter) => {
      if (parameter.type !== 'Identifier') return [];
      const annotation = parameter.typeAnnotation;
      return [{ name: parameter.name, kind: toKind(annotation?.type === 'TSTypeAnnotation' ? annotation : null) }];
    });
  };
}

function isMembers(type: Type | readonly Member[]): type is readonly Member[] {
  return Array.isArray(type);
}

function memberOf(members: readonly Member[], name: string): Type | undefined {
  for (const member of members) {
    if (member.type !== 'TSPropertySignature') continue;
    const key = member.key.type === 'Identifier' ? member.key.name : null;
    if (key === name) return member.typeAnnotation?.typeAnnotation;
  }
  return undefined;
}

function toKind(annotation: { readonly typeAnnotation: Type } | null): TextValue['kind'] {
  const type = annotation?.typeAnnotation.type;
  if (type === 'TSNumberKeyword') return 'number';
  if (type === 'TSTypeOperator') return 'list';
  return type === 'TSUnionType' ? 'optional' : 'text';
}
