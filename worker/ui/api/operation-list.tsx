import type { ReactElement } from 'react';
import type { OperationCard } from '../../model/api/api-articles.ts';
import { Identifier } from '../identifier.tsx';
import { Badges } from './badges.tsx';
import { Method } from './method.tsx';

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
