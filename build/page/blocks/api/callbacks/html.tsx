import type { ReactElement } from 'react';
import { Heading } from '../../../../../worker/ui/heading.tsx';
import { useMessages } from '../../../../../worker/ui/messages.tsx';
import { RequestBody } from '../body/html.tsx';
import { Description } from '../description/html.tsx';
import { OperationLine } from '../endpoint/html.tsx';
import { ParameterGroups } from '../parameters/html.tsx';
import { Responses } from '../responses/html.tsx';
import { SECTION_IDS } from '../section-ids.ts';
import type { Callback, CallbackOperation } from './model.ts';

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
