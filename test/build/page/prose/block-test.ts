import { renderMarkdown } from '../../../../build/page/prose/write/render-markdown.ts';
import { pageEn } from '../../../english.ts';
import { type CompileOptions, compile } from './compile.ts';

/** A block's HTML without line breaks and drawings, its Markdown, and the findings. */
export function show(
  markdown: string,
  options: CompileOptions = {},
): { readonly html: string; readonly markdown: string; readonly findings: readonly string[] } {
  const { html, tokens, findings } = compile(markdown, options);
  return {
    html: html.replace(/<svg class="(?:icon|drawn).*?<\/svg>/gs, '<svg>').replaceAll('\n', ''),
    markdown: renderMarkdown(tokens, (href) => href, pageEn),
    findings,
  };
}
