/** JSON text (RFC 8259) with details that `JSON.parse` loses: number literals, member order and duplicate names. */
export type JsonNode =
  | { readonly kind: 'object'; readonly members: readonly JsonMember[] }
  | { readonly kind: 'array'; readonly items: readonly JsonNode[] }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'number'; readonly literal: string }
  | { readonly kind: 'word'; readonly word: 'true' | 'false' | 'null' };

export interface JsonMember {
  readonly name: string;
  readonly value: JsonNode;
}

// Python rejects 200 nested brackets in source, and no reader can follow 64.
export const MAX_JSON_DEPTH = 64;
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]]|[^\s{}[\],:"]+/g;

/** Cached trees. The eight samples of a request need those of one body and a few parameters. */
const MAX_CACHED = 32;
const KEPT = new Map<string, JsonNode | null>();

/** Parses JSON text. Null if it is invalid or nested more than 64 levels deep. */
export function findJsonTree(text: string): JsonNode | null {
  let tree = KEPT.get(text);
  if (tree === undefined) {
    tree = readTree(text);
    if (KEPT.size >= MAX_CACHED) KEPT.clear();
    KEPT.set(text, tree);
  }
  return tree;
}

/** Whether JSON text nests arrays and objects more than 64 times. Brackets in strings do not count. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let isString = false;
  for (const [token] of text.matchAll(/\\.|["[\]{}]/gs)) {
    if (token === '"') isString = !isString;
    // A check goes no deeper, and a deeper value could exceed the stack.
    else if (!isString && '[{'.includes(token) && ++depth > MAX_JSON_DEPTH) return true;
    else if (!isString && ']}'.includes(token)) depth--;
  }
  return false;
}

/** Whether `test` holds for a node and all its descendants. */
export function everyNode(node: JsonNode, test: (node: JsonNode) => boolean): boolean {
  if (!test(node)) return false;
  if (node.kind === 'object') return node.members.every((member) => everyNode(member.value, test));
  return node.kind !== 'array' || node.items.every((item) => everyNode(item, test));
}

/** False for `{"a": 1, "a": 2}`, which literals of other languages cannot express. */
export function hasUniqueNames(node: JsonNode): boolean {
  return node.kind !== 'object' || new Set(node.members.map((member) => member.name)).size === node.members.length;
}

function readTree(text: string): JsonNode | null {
  try {
    JSON.parse(text);
  } catch {
    return null;
  }
  return isTooDeep(text) ? null : readNode((text.match(TOKEN) ?? []).values());
}

// The text has passed JSON.parse, so commas and colons can be ignored and every bracket is closed.
function readNode(tokens: Iterator<string, undefined>, token = nextToken(tokens)): JsonNode {
  if (token === '{') return { kind: 'object', members: readMembers(tokens) };
  if (token === '[') return { kind: 'array', items: readItems(tokens) };
  if (token.startsWith('"')) return { kind: 'string', value: readString(token) };
  if (token === 'true' || token === 'false' || token === 'null') return { kind: 'word', word: token };
  return { kind: 'number', literal: token };
}

function readMembers(tokens: Iterator<string, undefined>): JsonMember[] {
  const members: JsonMember[] = [];
  for (let token = nextToken(tokens); token !== '}'; token = nextToken(tokens)) {
    members.push({ name: readString(token), value: readNode(tokens) });
  }
  return members;
}

function readItems(tokens: Iterator<string, undefined>): JsonNode[] {
  const items: JsonNode[] = [];
  for (let token = nextToken(tokens); token !== ']'; token = nextToken(tokens)) items.push(readNode(tokens, token));
  return items;
}

function readString(token: string): string {
  return token.includes('\\') ? String(JSON.parse(token)) : token.slice(1, -1);
}

function nextToken(tokens: Iterator<string, undefined>): string {
  return tokens.next().value ?? '';
}
