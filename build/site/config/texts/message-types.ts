import { readFileSync } from 'node:fs';
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
type Expression = NonNullable<Extract<Statement, { type: 'VariableDeclaration' }>['declarations'][number]['init']>;
type Parameter = Extract<Expression, { type: 'ArrowFunctionExpression' }>['params'][number];

/** Reads the names and types of values from the English texts, so that they are written once. */
export function readMessageTypes(): FindValues {
  const text = readFileSync(join(PROJECT_ROOT, 'worker/model/messages/en.ts'), 'utf8');
  const declared = new Map<string, Expression>();
  for (const statement of parse(text, { sourceType: 'module', plugins: ['typescript'] }).program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations)
      if (id.type === 'Identifier' && init != null) declared.set(id.name, init);
  }
  const find = (value: Expression | undefined, path: readonly string[]): readonly TextValue[] | null => {
    if (value?.type === 'Identifier') return find(declared.get(value.name), path);
    if (value?.type === 'ArrowFunctionExpression') return value.params.map(toValue);
    return value?.type === 'ObjectExpression' ? find(propertyOf(value, path[0]), path.slice(1)) : null;
  };
  return ([section = '', ...path]) =>
    find(declared.get(section), path) ?? (section === 'page' ? find(declared.get('article'), path) : null);
}

function propertyOf({ properties }: Extract<Expression, { type: 'ObjectExpression' }>, name: string | undefined) {
  for (const property of properties)
    if (property.type === 'ObjectProperty' && property.key.type === 'Identifier' && property.key.name === name)
      return property.value as Expression;
  return undefined;
}

function toValue(parameter: Parameter): TextValue {
  if (parameter.type !== 'Identifier' || parameter.typeAnnotation?.type !== 'TSTypeAnnotation')
    throw new Error('A value of a text has no name or no type.');
  const { type } = parameter.typeAnnotation.typeAnnotation;
  const kinds: Readonly<Record<string, TextValue['kind']>> = {
    TSNumberKeyword: 'number',
    TSTypeOperator: 'list',
    TSUnionType: 'optional',
  };
  return { name: parameter.name, kind: kinds[type] ?? 'text' };
}
