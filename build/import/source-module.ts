import { extname } from 'node:path';
import { type ParserPlugin, parse as parseCode } from '@babel/parser';
import { SourceError, type SourceLocation } from '../report/finding.ts';
import { Lines } from '../report/position.ts';
import { readText } from '../source/read-text.ts';

/** A syntax tree node (ESTree with TypeScript extensions). */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

/** The source of an imported name. */
export interface ImportedName {
  readonly from: string;
  /** The exported name; `default` for the whole module. */
  readonly name: string;
  readonly node: Node;
}

/** A JavaScript or TypeScript file, which is parsed but never run. */
export interface SourceModule {
  /** Absolute path. */
  readonly path: string;
  /** Path used in messages. */
  readonly file: string;
  /** The value of `export default` or `module.exports`, or null. */
  readonly exported: Node | null;
  /** Top-level functions, and values of top-level `const`, `let` and `var`, by name. */
  readonly declarations: ReadonlyMap<string, Node>;
  /** The sources of names from `import` and `require()`. */
  readonly imports: ReadonlyMap<string, ImportedName>;
  /** Inside a function, the values of its parameters and constants. */
  readonly bindings?: ReadonlyMap<string, unknown>;
  locate(node: Node): SourceLocation;
}

/** Parses a file by its extension. Throws SourceError at its first syntax error. */
export async function loadModule(path: string): Promise<SourceModule> {
  const { file, text } = await readText(path, 'the file');
  const lines = new Lines(text);
  const body = children(parse(file, text, extname(path), lines), 'body');
  const declarations = new Map<string, Node>();
  const imports = new Map<string, ImportedName>();
  let exported: Node | null = null;
  for (const statement of body) {
    const inner = statement.type.startsWith('Export') ? (child(statement, 'declaration') ?? statement) : statement;
    if (statement.type === 'ExportDefaultDeclaration') exported = inner;
    if (statement.type === 'ImportDeclaration') readImport(statement, imports);
    if (inner.type === 'VariableDeclaration') readDeclarations(inner, declarations, imports);
    const name = inner.type === 'FunctionDeclaration' ? nameOf(child(inner, 'id')) : null;
    if (name !== null) declarations.set(name, inner);
    exported = findAssignedExports(statement) ?? exported;
  }
  return { path, file, exported, declarations, imports, locate: ({ start }) => ({ file, position: lines.at(start) }) };
}

/** The exported value. Throws SourceError if the module exports nothing. */
export function requireExported(module: SourceModule): Node {
  if (module.exported !== null) return module.exported;
  throw SourceError.at(
    { file: module.file },
    'Cannot read the file: it has no "export default" and no "module.exports". Export the value.',
  );
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

export function child(node: Node, key: string): Node | null {
  const value = node[key];
  return isNode(value) ? value : null;
}

export function children(node: Node, key: string): Node[] {
  const value = node[key];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** The name of an identifier or the text of a literal. */
export function nameOf(node: Node | null): string | null {
  const value = node?.type === 'Identifier' ? node.name : node?.type === 'Literal' ? node.value : null;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

/** The module in `require('…')`, or null. */
export function requiredModule(node: Node | null): string | null {
  if (node?.type !== 'CallExpression' || nameOf(child(node, 'callee')) !== 'require') return null;
  const [first] = children(node, 'arguments');
  return first?.type === 'Literal' ? nameOf(first) : null;
}

function parse(file: string, text: string, extension: string, lines: Lines): Node {
  const syntax: ParserPlugin[] = /^\.[cm]?ts$/.test(extension)
    ? ['typescript']
    : extension === '.tsx'
      ? ['typescript', 'jsx']
      : ['jsx'];
  try {
    // Recovery accepts code that only strict mode forbids, such as in a CommonJS configuration.
    const { program } = parseCode(text, { sourceType: 'module', errorRecovery: true, plugins: ['estree', ...syntax] });
    if (isNode(program)) return program;
    throw new Error('it contains no program');
  } catch (error) {
    // The parser appends the position: "Unexpected token (3:5)".
    const found = error instanceof Error ? error.message.replace(/ \(\d+:\d+\)$/, '') : String(error);
    const at = error instanceof Error && 'pos' in error && typeof error.pos === 'number' ? error.pos : 0;
    throw SourceError.at({ file, position: lines.at(at) }, `Cannot read the file: ${found}. Correct its syntax.`);
  }
}

function readImport(statement: Node, imports: Map<string, ImportedName>): void {
  const from = nameOf(child(statement, 'source'));
  for (const specifier of children(statement, 'specifiers')) {
    const local = nameOf(child(specifier, 'local'));
    const name = specifier.type === 'ImportSpecifier' ? nameOf(child(specifier, 'imported')) : 'default';
    if (local !== null && from !== null && name !== null) imports.set(local, { from, name, node: statement });
  }
}

function readDeclarations(
  declaration: Node,
  declarations: Map<string, Node>,
  imports: Map<string, ImportedName>,
): void {
  for (const declarator of children(declaration, 'declarations')) {
    const name = nameOf(child(declarator, 'id'));
    const value = child(declarator, 'init');
    if (name !== null && value !== null) declarations.set(name, value);
    // `const { a } = require('./b')` is an import.
    const from = requiredModule(value);
    const pattern = child(declarator, 'id');
    if (from === null || pattern?.type !== 'ObjectPattern') continue;
    for (const property of children(pattern, 'properties')) {
      const [own, local] = [nameOf(child(property, 'key')), nameOf(child(property, 'value'))];
      if (own !== null && local !== null) imports.set(local, { from, name: own, node: declarator });
    }
  }
}

/** The value of `module.exports = …`. */
function findAssignedExports(statement: Node): Node | null {
  const expression = child(statement, 'expression');
  if (statement.type === 'TSExportAssignment') return expression;
  if (expression?.type !== 'AssignmentExpression') return null;
  const target = child(expression, 'left');
  const isExports =
    target?.type === 'MemberExpression' &&
    nameOf(child(target, 'object')) === 'module' &&
    nameOf(child(target, 'property')) === 'exports';
  return isExports ? child(expression, 'right') : null;
}
