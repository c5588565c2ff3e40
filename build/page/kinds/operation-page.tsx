import type { ReactElement } from 'react';
import type { PageMessages } from '../../../worker/model/messages/messages.ts';
import type { Link } from '../../../worker/model/parts.ts';
import { CalendarDate } from '../../../worker/ui/inline.tsx';
import { authorizationBlock } from '../blocks/api/authorization/block.tsx';
import type { SecurityRequirement } from '../blocks/api/authorization/model.ts';
import { Badges } from '../blocks/api/badges/html.tsx';
import { bodyBlock } from '../blocks/api/body/block.tsx';
import type { RequestBody } from '../blocks/api/body/model.ts';
import { type Callback, callbacksBlock } from '../blocks/api/callbacks/block.tsx';
import { deprecationBlock } from '../blocks/api/deprecation/block.tsx';
import { descriptionBlocks } from '../blocks/api/description/block.tsx';
import { type Endpoint, OperationLine, requestLine } from '../blocks/api/endpoint/block.tsx';
import { externalDocsBlock } from '../blocks/api/facts/text-link.tsx';
import { type ParameterGroup, parametersBlock } from '../blocks/api/parameters/block.tsx';
import { responsesBlock } from '../blocks/api/responses/block.tsx';
import type { Response } from '../blocks/api/responses/model.ts';
import { samplesBlock } from '../blocks/api/samples/block.tsx';
import type { SampleSet } from '../blocks/api/samples/model.ts';
import { serversBlock } from '../blocks/api/servers/block.tsx';
import type { CompiledPageText } from '../description/compile-description.ts';
import type { Prose } from '../description/prose.ts';
import { useMessages } from '../messages.tsx';
import type { Page } from '../page.ts';
import { nameBlock, reference } from './layouts.tsx';

/** One operation or webhook. */
export interface OperationArticle extends Endpoint {
  readonly title: string;
  readonly deprecated: boolean;
  readonly deprecation: Prose | null;
  readonly text: CompiledPageText;
  readonly externalDocs: Link | null;
  /** Alternatives, each a combination of schemes. Empty if the description does not say. */
  readonly security: readonly SecurityRequirement[];
  readonly parameters: readonly ParameterGroup[];
  readonly requestBody: RequestBody | null;
  readonly responses: readonly Response[];
  readonly callbacks: readonly Callback[];
  /** URL of its Try-it form, if it has one. */
  readonly tryIt?: string;
  /** When a response last matched the description, ISO 8601, and the version of the API. */
  readonly verified?: { readonly date: string; readonly release: string } | undefined;
  /** One set for each example of the request body, or a single set. */
  readonly samples: readonly SampleSet[];
}

/**
 * The page of an operation or webhook, in the order of a developer's questions: what, where, how, then the details. Its
 * Markdown begins with the request line. It is everything that a program needs to send one request and to understand
 * the response, and nothing about other operations.
 */
export function operationPage(operation: OperationArticle): Page {
  const { title, operationId, webhook, verified, tryIt, samples, requestBody } = operation;
  const [lead, details] = descriptionBlocks(operation.text);
  const hasPayload = webhook && requestBody?.content.some(({ examples }) => examples.length > 0) === true;
  return {
    facts: { kind: 'operation', title },
    layout: reference,
    blocks: [
      {
        ...nameBlock(title, <Labels operation={operation} />),
        search: () => ({ names: operationId === null ? [] : [operationId], isDeprecated: operation.deprecated }),
      },
      { markdown: ({ messages }) => requestLine(operation, messages) },
      { markdown: ({ messages }) => verificationLine(verified, messages.page) },
      operation.deprecated ? deprecationBlock(operation.deprecation) : {},
      lead,
      externalDocsBlock(operation.externalDocs),
      { region: 'purpose', html: <OperationLine {...operation} />, hasForm: tryIt !== undefined },
      { region: 'purpose', html: verified !== undefined && <Verified {...verified} /> },
      serversBlock(operation.servers),
      details,
      authorizationBlock(operation.security),
      parametersBlock(operation.parameters),
      bodyBlock(requestBody, operation),
      samplesBlock(samples, operation),
      {
        markdown: ({ messages }) => (tryIt === undefined ? null : messages.reference.tryItLink(linkExample(operation))),
      },
      responsesBlock(operation.responses, {
        webhook,
        besideRequest: samples.length > 0 || hasPayload,
        answer: samples[0]?.answer ?? null,
      }),
      callbacksBlock(operation.callbacks),
    ],
  };
}

function Labels({ operation }: { readonly operation: OperationArticle }): ReactElement {
  const t = useMessages();
  const { deprecated, webhook, badges, mark } = operation;
  return <Badges deprecated={deprecated} labels={webhook ? [t.webhook, ...badges] : badges} mark={mark} />;
}

function Verified({ date, release }: NonNullable<OperationArticle['verified']>): ReactElement {
  const t = useMessages();
  return (
    <p>
      {t.verifiedOn} <CalendarDate date={date} />
      {release !== '' && ` ${t.ofVersion(release)}`}
    </p>
  );
}

function verificationLine(
  verified: OperationArticle['verified'],
  { verifiedOn, ofVersion }: PageMessages,
): string | null {
  if (verified === undefined) return null;
  const { date, release } = verified;
  return `${verifiedOn} ${date}${release === '' ? '' : ` ${ofVersion(release)}`}.`;
}

/** An example value for `?try=`, with the operation's first parameter and a body in its first media type. */
function linkExample({ parameters, requestBody }: OperationArticle): string {
  const [group] = parameters;
  const [field] = group?.parameters ?? [];
  const [body] = requestBody?.content ?? [];
  return JSON.stringify({
    ...(group === undefined || field === undefined
      ? {}
      : { p: { [`${group.location} ${field.facts.name}`]: 'VALUE' } }),
    ...(body === undefined ? {} : { b: { type: body.name, value: {} } }),
  });
}
