import type { RenderContext } from '../../../render-context.ts';
import { toPageMarkdownHref } from '../../../text/markdown-hrefs.ts';
import { bullet, code, link } from '../../../text/markdown-text.ts';
import type { OperationCard } from './model.ts';

/** Operations with title, method and path. */
export function operationList(
  operations: readonly OperationCard[],
  { base, messages: { page } }: RenderContext,
): string {
  return operations
    .map(({ title, href, method, pathTemplate, deprecated }) =>
      bullet(
        `${method} ${link(title, toPageMarkdownHref(href, base))}${deprecated ? ` ${page.deprecated.toLowerCase()}` : ''} ${code(pathTemplate)}`,
      ),
    )
    .join('\n');
}
