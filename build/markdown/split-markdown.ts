import { lexer, type Token, type Tokens } from 'marked';

/** Splits a text into blocks of valid Markdown. Long lists and tables become several blocks. */
export function splitMarkdown(text: string): string[] {
  return lexer(text, { gfm: true }).flatMap(splitBlock);
}

const MAX_ITEMS = 100;

function splitBlock(token: Token): string[] {
  if (isList(token)) return group(token.items.map(({ raw }) => (raw.endsWith('\n') ? raw : `${raw}\n`)));
  if (token.type !== 'table') return [token.raw];
  const [head = '', line = '', ...rows] = token.raw.trimEnd().split('\n');
  return group(rows.map((row) => `${row}\n`)).map((part) => `${head}\n${line}\n${part}`);
}

function isList(token: Token): token is Tokens.List {
  return token.type === 'list';
}

function group(items: readonly string[]): string[] {
  return Array.from({ length: Math.ceil(items.length / MAX_ITEMS) }, (_, index) =>
    items.slice(index * MAX_ITEMS, (index + 1) * MAX_ITEMS).join(''),
  );
}
