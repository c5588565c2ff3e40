import type { ReactElement } from 'react';
import { Identifier } from '../../../../../worker/ui/identifier.tsx';
import { Method } from '../../../../../worker/ui/method.tsx';
import { Badges } from '../badges/html.tsx';
import type { OperationCard } from './model.ts';

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
