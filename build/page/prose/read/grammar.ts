import { Marked, type TokenizerExtension } from 'marked';
import type { ParseOptions } from '../../blocks/block-registry.ts';
import { unwrapCodeBlocks } from '../../mdx/code-blocks.ts';
import { createBlockElements, createInlineElements } from '../../mdx/elements.ts';
import { blockExpression, inlineExpression } from '../../mdx/expressions.ts';
import { indentedBlocks } from '../../mdx/indented-blocks.ts';
import { indentedFence } from '../../mdx/indented-fence.ts';
import { type ModuleLines, takeModuleLines } from '../../mdx/module-lines.ts';
import { type TakenHead, takeHead } from '../../mdx/page-head.ts';
import { boundedMarkdown } from '../../text/markdown/bounded-markdown.ts';
import { CodeRegions } from '../../text/markdown/code-regions.ts';
import { type SiteToken, siteTokens } from '../../text/tokens.ts';
import { containerDirective, leafDirective, textDirective } from './directives.ts';
import { listsBeforeDirectives } from './list-end.ts';

export interface ParsedMarkdown extends ModuleLines, Pick<TakenHead, 'head' | 'others'> {
  /** In source order, with footnotes at the end. */
  readonly tokens: SiteToken[];
}

/** Parses Markdown into tokens: CommonMark and GFM through marked, plus the extensions of Docusaurus and this site. */
export function parseMarkdown(source: string, options: ParseOptions): ParsedMarkdown {
  const { format } = options;
  // Replace the null character (CommonMark 0.31 §2.3).
  const clean = source.replaceAll('\0', '\ufffd');
  const regions = new CodeRegions(clean);
  const unwrapped = unwrapCodeBlocks(clean, regions);
  const code = unwrapped === clean ? regions : new CodeRegions(unwrapped);
  const { text, head, others } = takeHead(unwrapped, code);
  const isMdx = format === 'detect' ? unwrapped !== clean || looksLikeMdx(text, code) : format === 'mdx';
  const lines: ModuleLines = isMdx
    ? takeModuleLines(text, code)
    : { text, imports: new Map(), exports: new Map(), aliases: new Map() };
  const tokens = siteTokens(createMarked(isMdx, options, lines).lexer(lines.text));
  // The extension puts footnotes first, but readers expect them last.
  if (tokens[0]?.type === 'footnotes') tokens.push(...tokens.splice(0, 1));
  return { ...lines, head, others, tokens };
}

function createMarked(isMdx: boolean, options: ParseOptions, { text, imports, exports }: ModuleLines): Marked {
  // JSX is case-sensitive: `<P>` is what `import P from './_p.mdx'` names.
  const isImported = (name: string): boolean => /^[A-Z]/.test(name) && (imports.has(name) || exports.has(name));
  const { blocks } = options;
  const marked = new Marked({ gfm: true, async: false });
  marked.use(boundedMarkdown);
  if (text.includes(':::')) marked.use(listsBeforeDirectives);
  const expressions = isMdx && text.includes('{') ? [blockExpression, inlineExpression] : [];
  const extensions: TokenizerExtension[] = [
    ...(text.includes(':::') ? [containerDirective((name) => blocks.directives.includes(name), isMdx)] : []),
    ...(/^ {0,3}::\w/m.test(text) ? [leafDirective(blocks.directives)] : []),
    ...(blocks.lineDirectives.some((name) => text.includes(`:${name}[`)) ? [textDirective(blocks.lineDirectives)] : []),
    createBlockElements(isMdx, isImported),
    createInlineElements(isMdx, isImported),
    ...expressions,
  ];
  // marked tries the last extension first.
  extensions.push(...blocks.syntax(options, text));
  marked.use({ extensions });
  // MDX 3 has no indented code, and allows all blocks at any indentation.
  if (isMdx) marked.use({ extensions: [indentedBlocks, indentedFence], tokenizer: { code: () => undefined } });
  return marked;
}

/**
 * Syntax that only MDX pages have: a component, an import or export, JSX attributes, a comment or front matter in
 * braces.
 */
const MDX_SIGNS =
  /^(?: {0,3}<[A-Z][\w.]*(?=[\s/>])|import\s+(?:[\w${*].*\sfrom\s+)?["']|export\s+(?:const|default|function)\b)|\bclassName=|\bstyle=\{\{|\{\s*\/\*|\{(?:frontMatter\.\w+|contentTitle)\}/gm;

function looksLikeMdx(text: string, code: CodeRegions): boolean {
  for (const { index } of text.matchAll(MDX_SIGNS)) if (!code.includes(index)) return true;
  return false;
}
