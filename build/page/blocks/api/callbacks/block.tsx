import type { ReactElement } from 'react';
import { plain } from '../../../../../worker/model/markup/plain-markdown.ts';
import { Heading } from '../../../../../worker/ui/heading.tsx';
import type { Prose } from '../../../description/prose.ts';
import { useMessages } from '../../../messages.tsx';
import type { MarkdownContext, PageBlock } from '../../../page.ts';
import { code, heading, joinBlocks } from '../../../text/markdown/markdown-text.ts';
import { RequestBody } from '../body/block.tsx';
import { requestBodySection } from '../body/markdown.ts';
import { type RequestBody as Body, schemasIn, treesIn } from '../body/model.ts';
import { Description } from '../description/html.tsx';
import { OperationLine } from '../endpoint/block.tsx';
import { type ParameterGroup, ParameterGroups, parameterSections } from '../parameters/block.tsx';
import { responseTrees, writtenSchemas } from '../responses/block.tsx';
import { Responses } from '../responses/html.tsx';
import { responsesSection } from '../responses/markdown.ts';
import type { Response } from '../responses/model.ts';
import { listBlock, SECTION_IDS } from '../section.tsx';

export interface Callback {
  readonly id: string;
  readonly name: string;
  readonly operations: readonly CallbackOperation[];
}

export interface CallbackOperation {
  readonly method: string;
  /** Runtime expression (OpenAPI 3.2 §4.18.1). */
  readonly expression: string;
  readonly title: string;
  readonly description: Prose | null;
  readonly parameters: readonly ParameterGroup[];
  readonly requestBody: Body | null;
  readonly responses: readonly Response[];
}

/** Requests that the API sends back to its caller: every method of every expression. */
export function callbacksBlock(callbacks: readonly Callback[]): PageBlock {
  return listBlock(callbacks, (shown) => {
    const messages = shown.flatMap(({ operations }) => operations);
    const parametersOf = ({ parameters }: CallbackOperation) => parameters.flatMap((group) => group.parameters);
    return {
      html: <Callbacks callbacks={shown} />,
      headings: (t) => [
        { id: SECTION_IDS.callbacks, text: t.callbacks, level: 2 },
        ...shown.map(({ id, name }) => ({ id, text: name, level: 3 })),
      ],
      markdown: (context) => callbackSection(shown, context),
      trees: messages.flatMap((message) => [
        ...parametersOf(message),
        ...treesIn(message.requestBody?.content ?? []),
        ...responseTrees(message.responses),
      ]),
      written: messages.flatMap((message) => [
        ...parametersOf(message),
        ...schemasIn(message.requestBody?.content ?? []),
        ...writtenSchemas(message.responses),
      ]),
    };
  });
}

interface CallbacksProps {
  readonly callbacks: readonly Callback[];
}

function Callbacks({ callbacks }: CallbacksProps): ReactElement {
  const t = useMessages();
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
      <ParameterGroups groups={parameters} callback={callbackName} />
      {requestBody !== null && (
        <RequestBody id={`${id}-${SECTION_IDS.requestBody}`} body={requestBody} callback={callbackName} />
      )}
      <Responses id={`${id}-${SECTION_IDS.responses}`} responses={responses} callback={callbackName} />
    </div>
  );
}

function callbackSection(callbacks: readonly Callback[], context: MarkdownContext): string {
  const { page } = context.messages;
  return joinBlocks([
    heading(2, page.callbacks),
    ...callbacks.flatMap(({ name, operations }) =>
      operations.map((operation) =>
        joinBlocks([
          heading(3, plain(`${name}: ${operation.title}`)),
          code(`${operation.method} ${operation.expression}`),
          operation.description?.markdown ?? null,
          ...parameterSections(operation.parameters, 4, context),
          operation.requestBody === null ? null : requestBodySection(operation.requestBody, '', 4, context),
          responsesSection(operation.responses, 4, context),
        ]),
      ),
    ),
  ]);
}
