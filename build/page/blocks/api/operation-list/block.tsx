import type { ReactElement } from 'react';
import { Identifier, Method } from '../../../../../worker/ui/inline.tsx';
import type { RenderContext } from '../../../page.ts';
import { bullet, code, link, toPageMarkdownHref, uncapitalize } from '../../../text/markdown/markdown-text.ts';
import { Badges } from '../badges/html.tsx';

export interface OperationCard {
  readonly title: string;
  readonly href: string;
  readonly method: string;
  readonly pathTemplate: string;
  readonly deprecated: boolean;
}

interface OperationListProps {
  readonly operations: readonly OperationCard[];
}

/** Operations with title, method and path. */
export function OperationList({ operations }: OperationListProps): ReactElement {
  return (
    <ul className="operations">
      {operations.map(({ href, title, method, pathTemplate, deprecated }) => (
        <li key={href}>
          <Method method={method} />{' '}
          <p>
            <a href={href}>{title}</a>
            <Badges deprecated={deprecated} />{' '}
            <code>
              <Identifier text={pathTemplate} />
            </code>
          </p>
        </li>
      ))}
    </ul>
  );
}

export function operationList(
  operations: readonly OperationCard[],
  { base, messages: { page } }: RenderContext,
): string {
  return operations
    .map(({ title, href, method, pathTemplate, deprecated }) =>
      bullet(
        `${method} ${link(title, toPageMarkdownHref(href, base))}${deprecated ? ` ${uncapitalize(page.deprecated)}` : ''} ${code(pathTemplate)}`,
      ),
    )
    .join('\n');
}
