import { extname } from 'node:path';
import { type ParserPlugin, parse, parseExpression } from '@babel/parser';
import { withoutControls } from '../../../base/control-characters.ts';
import { SourceError, type SourceLocation } from '../../../base/report/finding.ts';
import { Lines } from '../../../base/report/position.ts';
import { readText, type TextFile } from '../../../base/source/read-text.ts';
import { SILENT, takeModuleLines } from '../../../page/mdx/module-lines.ts';
import { CodeRegions } from '../../../page/text/markdown/code-regions.ts';
import { toAstroModule } from './astro-code.ts';
import { findChanges, isModuleExports } from './changes.ts';
import { child, children, isNode, type Node, nameOf, requiredModule } from './syntax-tree.ts';

export interface ImportedName {
  readonly from: string;
  /** The exported name; `default` for the whole module. */
  readonly name: string;
  readonly node: Node;
}

/** A JavaScript, TypeScript or JSON file, which is parsed but never run. */
export interface SourceModule {
  /** Absolute path. */
  readonly path: string;
  /** Path used in messages. */
  readonly file: string;
  /** The value of `export default` or `module.exports`, or null. */
  readonly exported: Node | null;
  /** Top-level functions, and values of top-level `const`, `let` and `var`, by name. */
  readonly declarations: ReadonlyMap<string, Node>;
  /** Code that changes values after their declarations, by the names of these; `EXPORTS` for the exported value. */
  readonly changes: ReadonlyMap<string, readonly Node[]>;
  /** The sources of names from `import` and `require()`. */
  readonly imports: ReadonlyMap<string, ImportedName>;
  /** Inside a function, the values of its parameters and constants. */
  readonly bindings?: ReadonlyMap<string, unknown>;
  /** Inside a function, the functions that it defines. */
  readonly locals?: ReadonlyMap<string, Node>;
  locate(node: Node): SourceLocation;
  /** The beginning of a node's code, in backquotes, without control characters. */
  quote(node: Node): string;
}

/** A node, and the module whose names it sees. */
export interface Located {
  readonly module: SourceModule;
  readonly node: Node;
}

/** Parses a file by its extension. Throws SourceError at its first syntax error. */
export async function loadModule(path: string): Promise<SourceModule> {
  const { file, text } = await readText(path, 'the file');
  const code = path.endsWith('.astro') ? toAstroModule(text) : /\.mdx?$/i.test(path) ? takeCode(text) : text;
  return parseModule(path, { file, text: code });
}

/** The statements and exports of a page in MDX, at their offsets. */
export function takeCode(text: string): string {
  const { text: shown } = takeModuleLines(text, new CodeRegions(text));
  let code = '';
  for (let at = 0; at < text.length; at++) code += text[at] === '\n' || shown[at] !== text[at] ? text[at] : ' ';
  // Takers of statements also take fragments and comments.
  return code.replace(SILENT, (sign) => sign.replace(/[^\n]/g, ' '));
}

/** An expression that sees the names of a module; null if it is not JavaScript. */
export function parseIn(module: SourceModule, code: string): Located | null {
  try {
    return { module, node: toNode(parseExpression(code, { plugins: ['estree', 'jsx'] })) };
  } catch {
    return null;
  }
}

/** Whether a text is a JavaScript expression. A list of expressions is more likely text. */
export function isJavaScript(code: string): boolean {
  try {
    return parseExpression(code, { plugins: ['jsx', 'typescript'] }).type !== 'SequenceExpression';
  } catch {
    return false;
  }
}

/** Parses the text of a file. Throws SourceError at its first syntax error. */
export function parseModule(path: string, { file, text }: TextFile): SourceModule {
  const lines = new Lines(text);
  const tree = parseFile(file, text, lines);
  const declarations = new Map<string, Node>();
  const imports = new Map<string, ImportedName>();
  let exported = extname(path) === '.json' ? tree : null;
  for (const statement of children(tree, 'body')) {
    const inner = statement.type.startsWith('Export') ? (child(statement, 'declaration') ?? statement) : statement;
    if (statement.type === 'ExportDefaultDeclaration') exported = inner;
    if (statement.type === 'ImportDeclaration') readImport(statement, imports);
    if (inner.type === 'VariableDeclaration') readDeclarations(inner, declarations, imports);
    const name = inner.type === 'FunctionDeclaration' ? nameOf(child(inner, 'id')) : null;
    if (name !== null) declarations.set(name, inner);
    exported = findAssignedExports(statement) ?? exported;
    const named = findNamedExport(statement);
    if (named !== null && !declarations.has(named.name)) declarations.set(named.name, named.node);
  }
  return {
    ...{ path, file, exported, declarations, imports },
    changes: findChanges(children(tree, 'body')),
    locate: ({ start }) => ({ file, position: lines.at(start) }),
    quote: ({ start, end }) => quote(text.slice(start, typeof end === 'number' ? end : start)),
  };
}

/** Maximum length of quoted code. */
const MAX_QUOTED = 60;

function quote(code: string): string {
  const line = withoutControls(code).replace(/\s+/g, ' ');
  return `\`${line.length > MAX_QUOTED ? `${line.slice(0, MAX_QUOTED - 1).trimEnd()}…` : line}\``;
}

/** The exported value. Throws SourceError if the module exports nothing. */
export function requireExported(module: SourceModule): Node {
  if (module.exported !== null) return module.exported;
  throw SourceError.at(
    { file: module.file },
    'Cannot read the file: it has no "export default" and no "module.exports". Export the value.',
  );
}

/** Languages by extension; others are JavaScript with JSX. */
const LANGUAGES: Readonly<Record<string, readonly ParserPlugin[]>> = {
  '.ts': ['typescript'],
  '.cts': ['typescript'],
  '.mts': ['typescript'],
  '.tsx': ['typescript', 'jsx'],
  '.astro': ['typescript', 'jsx'],
};

function parseFile(file: string, text: string, lines: Lines): Node {
  try {
    if (file.endsWith('.json')) return toNode(parseExpression(text, { plugins: ['estree'] }));
    // Recovery accepts code that only strict mode forbids, such as in a CommonJS configuration.
    const plugins = ['estree' as const, ...(LANGUAGES[extname(file)] ?? ['jsx' as const])];
    return toNode(parse(text, { sourceType: 'module', errorRecovery: true, plugins }).program);
  } catch (error) {
    // The parser appends the position: "Unexpected token (3:5)".
    const found = error instanceof Error ? error.message.replace(/ \(\d+:\d+\)$/, '') : String(error);
    const at = error instanceof Error && 'pos' in error && typeof error.pos === 'number' ? error.pos : 0;
    throw SourceError.at({ file, position: lines.at(at) }, `Cannot read the file: ${found}. Correct its syntax.`);
  }
}

function toNode(tree: unknown): Node {
  if (isNode(tree)) return tree;
  throw new Error('it contains no program');
}

function readImport(statement: Node, imports: Map<string, ImportedName>): void {
  const from = nameOf(child(statement, 'source'));
  for (const specifier of children(statement, 'specifiers')) {
    const local = nameOf(child(specifier, 'local'));
    const name = specifier.type === 'ImportSpecifier' ? nameOf(child(specifier, 'imported')) : 'default';
    if (local !== null && from !== null && name !== null) imports.set(local, { from, name, node: statement });
  }
}

/** Adds the values and the sources of the names that a statement declares. */
export function readDeclarations(
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

/** The name and value of `exports.name = …` and `module.exports.name = …`; null for any other statement. */
function findNamedExport(statement: Node): { readonly name: string; readonly node: Node } | null {
  const expression = child(statement, 'expression');
  const target = expression?.type === 'AssignmentExpression' ? child(expression, 'left') : null;
  const object = target?.type === 'MemberExpression' ? child(target, 'object') : null;
  const isExports = nameOf(object) === 'exports' || (object !== null && isModuleExports(object));
  const name = target === null || !isExports ? null : nameOf(child(target, 'property'));
  const node = expression === null ? null : child(expression, 'right');
  return name === null || node === null ? null : { name, node };
}

/** The value of `module.exports = …`. */
function findAssignedExports(statement: Node): Node | null {
  const expression = child(statement, 'expression');
  if (statement.type === 'TSExportAssignment') return expression;
  if (expression?.type !== 'AssignmentExpression') return null;
  const target = child(expression, 'left');
  return target !== null && isModuleExports(target) ? child(expression, 'right') : null;
}
