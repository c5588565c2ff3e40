import type { ReactElement } from 'react';
import type { Callback, CallbackOperation } from '../../model/api/api-messages.ts';
import { Heading } from '../heading.tsx';
import { useMessages } from '../messages.tsx';
import { Description } from './description.tsx';
import { OperationLine } from './operation-line.tsx';
import { ParameterGroups } from './parameter-groups.tsx';
import { RequestBody } from './request-body.tsx';
import { Responses } from './responses.tsx';
import { SECTION_IDS } from './sections.ts';

interface CallbacksProps {
  readonly callbacks: readonly Callback[];
}

/** Requests that the API sends back to its caller: every method of every expression. */
export function Callbacks({ callbacks }: CallbacksProps): ReactElement | null {
  const t = useMessages();
  if (callbacks.length === 0) return null;
  return (
    <section>
      <Heading level={2} id={SECTION_IDS.callbacks} text={t.callbacks} />
      {callbacks.map(({ id, name, operations }) => (
        <section key={id}>
          <Heading level={3} id={id} text={name} />
          {operations.map((operation, index) => (
            <CallbackRequest
              key={`${operation.method} ${operation.expression}`}
              id={`${id}-${index + 1}`}
              callbackName={name}
              operation={operation}
            />
          ))}
        </section>
      ))}
    </section>
  );
}

interface CallbackRequestProps {
  /** Prefix of its sections' ids. */
  readonly id: string;
  readonly callbackName: string;
  readonly operation: CallbackOperation;
}

function CallbackRequest({ id, callbackName, operation }: CallbackRequestProps): ReactElement {
  const { method, expression, title, description, parameters, requestBody, responses } = operation;
  return (
    <div className="callback">
      <OperationLine method={method} pathTemplate={expression} />
      {title !== callbackName && (
        <p className="scheme">
          <b>{title}</b>
        </p>
      )}
      <Description prose={description} />
      <ParameterGroups groups={parameters} nested />
      {requestBody !== null && <RequestBody id={`${id}-${SECTION_IDS.requestBody}`} body={requestBody} nested />}
      <Responses id={`${id}-${SECTION_IDS.responses}`} responses={responses} nested />
    </div>
  );
}
