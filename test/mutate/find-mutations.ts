import { parse as parseCode } from '@babel/parser';
import { applyMutation, type Mutation, type MutationKind } from './mutation.ts';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** A change without its position in lines. */
type Change = Pick<Mutation, 'kind' | 'start' | 'end' | 'replacement' | 'around'>;

const SWAPPED: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
};

/** Types have no effect at run time, and an import's path or a key is no constant. */
const SKIPPED_KEYS = [
  'typeAnnotation',
  'typeArguments',
  'typeParameters',
  'superTypeArguments',
  'returnType',
  'implements',
];
const SKIPPED_TYPES = ['ImportDeclaration', 'ExportAllDeclaration', 'ImportExpression', 'TemplateElement'];
const EXPRESSIONS_WITH_TYPE = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];

/** All mutations of a TypeScript file. Throws if its syntax is invalid. */
export function findMutations(file: string, text: string): Mutation[] {
  const lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return [...findChanges(parse(file, text), [], text)].map((change) => {
    const line = lineStarts.findLastIndex((start) => start <= change.start);
    return { ...change, file, line: line + 1, column: change.start - (lineStarts[line] ?? 0) + 1 };
  });
}

/** Whether the file can still be parsed after the mutation. */
export function isValid(text: string, mutation: Mutation): boolean {
  try {
    parse(mutation.file, applyMutation(text, mutation));
    return true;
  } catch {
    return false;
  }
}

function parse(file: string, text: string): Node {
  const { program } = parseCode(text, {
    sourceType: 'module',
    errorRecovery: true,
    plugins: ['estree', 'typescript', ...(file.endsWith('x') ? ['jsx' as const] : [])],
  });
  if (!isNode(program)) throw new Error(`${file}: Cannot parse: the parser returned no syntax tree.`);
  return program;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;
}

/** `parents` are listed nearest first. */
function* findChanges(node: Node, parents: readonly Node[], text: string): Generator<Change> {
  if (isSkipped(node)) return;
  yield* changesOf(node, parents, text);
  for (const [key, value] of Object.entries(node)) {
    if (SKIPPED_KEYS.includes(key) || (key === 'key' && node.computed !== true) || isPath(node, key)) continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) yield* findChanges(child, [node, ...parents], text);
    }
  }
}

function isSkipped(node: Node): boolean {
  if (node.type.startsWith('TS') && !EXPRESSIONS_WITH_TYPE.includes(node.type)) return true;
  // Attributes such as a class are quoted where they are tested.
  if (node.type === 'JSXAttribute') return isNode(node.value) && node.value.type === 'Literal';
  return SKIPPED_TYPES.includes(node.type) || typeof node.directive === 'string';
}

/** The path of `export … from`. */
function isPath(node: Node, key: string): boolean {
  return key === 'source' && node.type === 'ExportNamedDeclaration';
}

function changesOf(node: Node, parents: readonly Node[], text: string): Change[] {
  switch (node.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      return isNode(node.test) ? [negate(node.test, text)] : [];
    case 'ExpressionStatement':
      return isCall(node.expression) ? [removeStatement('removed call', node)] : [];
    case 'ReturnStatement':
      return isEarly(parents) ? [removeStatement('removed return', node)] : [];
    case 'BinaryExpression':
    case 'LogicalExpression':
      return swapOperator(node, text);
    case 'Literal':
      return literals(node).map((replacement) => replace('changed constant', node, replacement, node));
    default:
      return [];
  }
}

function negate(test: Node, text: string): Change {
  return replace('negated condition', test, `!(${text.slice(test.start, test.end)})`, test);
}

function isCall(value: unknown): boolean {
  if (!isNode(value)) return false;
  if (value.type === 'AwaitExpression') return isCall(value.argument);
  if (value.type === 'ChainExpression') return isCall(value.expression);
  return value.type === 'CallExpression' && isNode(value.callee) && value.callee.type !== 'Super';
}

/** Whether a return statement is in a branch, instead of being a function's last statement. */
function isEarly([parent, grandparent]: readonly Node[]): boolean {
  if (parent?.type === 'IfStatement' || parent?.type === 'SwitchCase') return true;
  return parent?.type === 'BlockStatement' && !/Function|Method/.test(grandparent?.type ?? '');
}

function removeStatement(kind: MutationKind, node: Node): Change {
  return replace(kind, node, ';', node);
}

function swapOperator(node: Node, text: string): Change[] {
  const { operator, left, right } = node;
  const swapped = typeof operator === 'string' ? SWAPPED[operator] : undefined;
  if (typeof operator !== 'string' || swapped === undefined || !isNode(left) || !isNode(right)) return [];
  const start = text.indexOf(operator, left.end);
  if (start === -1 || start >= right.start) return [];
  return [replace('swapped operator', { start, end: start + operator.length }, swapped, node)];
}

function literals({ value, bigint }: Node): string[] {
  if (typeof bigint === 'string') return [];
  if (typeof value === 'number')
    return [value + 1, value - 1].map((number) => (number < 0 ? `(${number})` : `${number}`));
  if (typeof value === 'string') return value === '' ? [] : ["''"];
  return typeof value === 'boolean' ? [`${!value}`] : [];
}

function replace(
  kind: MutationKind,
  { start, end }: { readonly start: number; readonly end: number },
  replacement: string,
  around: Node,
): Change {
  return { kind, start, end, replacement, around: { start: around.start, end: around.end } };
}
