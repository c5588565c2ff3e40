import { Marked, type Token } from 'marked';
import footnote from 'marked-footnote';
import { en } from '../../worker/model/strings.ts';
import { codeGroup } from './code-group.ts';
import { CodeRegions } from './code-regions.ts';
import { admonition } from './containers.ts';
import { include } from './include.ts';
import { blockMath, inlineMath } from './math.ts';
import { unwrapCodeBlocks } from './mdx/code-blocks.ts';
import { createBlockElements, createInlineElements } from './mdx/elements.ts';
import { blockExpression, inlineExpression } from './mdx/expressions.ts';
import { indentedFence } from './mdx/indented-fence.ts';
import { type ModuleLines, takeModuleLines } from './mdx/module-lines.ts';

export interface GrammarOptions {
  /** `mdx`: elements hold Markdown, braces hold JavaScript, indented text is no code. `detect`: as the page looks. */
  readonly format: 'mdx' | 'commonmark' | 'detect';
  /** `$x$` is a formula. */
  readonly math: boolean;
}

export interface ParsedMarkdown extends ModuleLines {
  /** In order of the text; footnotes at the end. */
  readonly tokens: Token[];
  readonly isMdx: boolean;
}

/** Markdown → tokens: CommonMark and GFM by marked, and what Docusaurus and this site add. */
export function parseMarkdown(source: string, { format, math }: GrammarOptions): ParsedMarkdown {
  // CommonMark 0.31 §2.3: the null character is replaced.
  const clean = source.replaceAll('\0', '\ufffd');
  const regions = new CodeRegions(clean);
  const text = unwrapCodeBlocks(clean, regions);
  const code = text === clean ? regions : new CodeRegions(text);
  const isMdx = format === 'detect' ? text !== clean || looksLikeMdx(text, code) : format === 'mdx';
  const lines: ModuleLines = isMdx ? takeModuleLines(text, code) : { text, imports: new Map(), exports: new Map() };
  const marked = createMarked(isMdx, math && lines.text.includes('$'), lines.text.includes('{'));
  const tokens: Token[] = marked.lexer(lines.text);
  // The extension puts the footnotes before everything; readers find them behind it.
  if (tokens[0]?.type === 'footnotes') tokens.push(...tokens.splice(0, 1));
  return { ...lines, tokens, isMdx };
}

/** Names the rendering of footnotes, which their extension brings along. */
export const FOOTNOTES = { description: en.footnotes, backRefLabel: en.backToReference } as const;

function createMarked(isMdx: boolean, math: boolean, braces: boolean): Marked {
  const marked = new Marked({ gfm: true, async: false });
  marked.use(footnote(FOOTNOTES));
  const elements = [createBlockElements(isMdx), createInlineElements(isMdx)];
  const expressions = isMdx && braces ? [blockExpression, inlineExpression] : [];
  // The last one is asked first: a code group is written like an admonition.
  marked.use({
    extensions: [admonition, codeGroup, include, ...elements, ...expressions, ...(math ? [blockMath, inlineMath] : [])],
  });
  // MDX 3 has no indented code: indented text is text, and a fence is one at any depth.
  if (isMdx) marked.use({ extensions: [indentedFence], tokenizer: { code: () => undefined } });
  return marked;
}

/** What no page without MDX has: a component, a statement of a module, attributes in JSX's spelling, a comment or the front matter in braces. */
const MDX_SIGNS =
  /^(?: {0,3}<[A-Z][\w.]*(?=[\s/>])|import\s+(?:[\w${*].*\sfrom\s+)?["']|export\s+(?:const|default|function)\b)|\bclassName=|\bstyle=\{\{|\{\s*\/\*|\{(?:frontMatter\.\w+|contentTitle)\}/gm;

function looksLikeMdx(text: string, code: CodeRegions): boolean {
  for (const { index } of text.matchAll(MDX_SIGNS)) if (!code.includes(index)) return true;
  return false;
}
