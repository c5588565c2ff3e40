import { Lexer } from 'marked';
import { takeHeadingId } from '../../page/text/headings/heading-id.ts';
import { plainText } from '../../page/text/plain-text.ts';
import { siteTokens } from '../../page/text/tokens.ts';
import type { Doc } from '../docs/load-docs.ts';

/** Label of a doc in sidebars. */
export function docLabel({ name, source: { frontMatter, body } }: Doc): string {
  return frontMatter.sidebar_label ?? frontMatter.title ?? firstHeading(body) ?? name;
}

/** The page's h1, which is the default title. MDX imports and comments may precede it. */
function firstHeading(body: string): string | null {
  const match =
    /^(?:\s|<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}|(?:import|export)\s[^\n]*\n)*(?:#[ \t]+(.+)|([^\s#][^\n]*)\n=+[ \t]*(?:\n|$))/.exec(
      body.replaceAll('\r\n', '\n'),
    );
  const text = match?.[1] ?? match?.[2];
  return text === undefined ? null : plainText(takeHeadingId(siteTokens(Lexer.lexInline(text.trim()))).tokens);
}
