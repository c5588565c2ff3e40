import type { ReactElement } from 'react';
import type { PageMessages } from '../../../worker/model/messages/page-messages.ts';
import { CalendarDate } from '../../../worker/ui/calendar-date.tsx';
import { Html } from '../../../worker/ui/html.tsx';
import { Identifier } from '../../../worker/ui/identifier.tsx';
import { useMessages } from '../../../worker/ui/messages.tsx';
import { Toc } from '../../../worker/ui/toc.tsx';
import { Authorization } from '../blocks/api/authorization/html.tsx';
import { authorizationSection } from '../blocks/api/authorization/markdown.ts';
import { readScopes } from '../blocks/api/authorization/search.ts';
import { Badges } from '../blocks/api/badges/html.tsx';
import { RequestBody } from '../blocks/api/body/html.tsx';
import { requestBodySection } from '../blocks/api/body/markdown.ts';
import type { RequestBody as Body } from '../blocks/api/body/model.ts';
import { readContent } from '../blocks/api/body/search.ts';
import { Callbacks } from '../blocks/api/callbacks/html.tsx';
import { callbackSection } from '../blocks/api/callbacks/markdown.ts';
import { DeprecationNotice } from '../blocks/api/deprecation/html.tsx';
import { deprecationQuote } from '../blocks/api/deprecation/markdown.ts';
import { OperationLine } from '../blocks/api/endpoint/html.tsx';
import { requestLine } from '../blocks/api/endpoint/markdown.ts';
import { TextLink } from '../blocks/api/facts/text-link.tsx';
import { ContinuedHeader } from '../blocks/api/header/continued-header.tsx';
import { ParameterGroups } from '../blocks/api/parameters/html.tsx';
import { parameterSections } from '../blocks/api/parameters/markdown.ts';
import { Responses } from '../blocks/api/responses/html.tsx';
import { isUsualError, responsesSection } from '../blocks/api/responses/markdown.ts';
import type { Response } from '../blocks/api/responses/model.ts';
import { readResponses } from '../blocks/api/responses/search.ts';
import { hasSamples, SamplesColumn } from '../blocks/api/samples/html.tsx';
import type { CodeSample } from '../blocks/api/samples/model.ts';
import { findLinked } from '../blocks/api/schema/linked-schemas.ts';
import type { Schema } from '../blocks/api/schema/model.ts';
import { readField } from '../blocks/api/schema/search.ts';
import { SECTION_IDS } from '../blocks/api/section-ids.ts';
import { Servers } from '../blocks/api/servers/html.tsx';
import { serverList } from '../blocks/api/servers/markdown.ts';
import type { Page, PageBlock } from '../page.ts';
import { readProse } from '../search/read-prose.ts';
import { fence, heading, joinBlocks, link } from '../text/markdown-text.ts';
import type { OperationArticle as Operation } from './api-articles.ts';

interface OperationArticleProps {
  readonly operation: Operation;
}

/**
 * An operation or webhook, in the order of a developer's questions: what, where, how, then the details. On wide screens,
 * the samples are a column beside both bodies.
 */
export function OperationArticle({ operation }: OperationArticleProps): ReactElement {
  const t = useMessages();
  const { title, continued, webhook, deprecated, badges, mark, headings } = operation;
  const withSamples = hasSamples(operation);
  return (
    <article className={withSamples ? 'reference with-samples' : 'reference'}>
      {continued === undefined ? (
        <header>
          <h1>
            <Identifier text={title} />
          </h1>
          <Badges deprecated={deprecated} labels={webhook ? [t.webhook, ...badges] : badges} mark={mark} />
        </header>
      ) : (
        <ContinuedHeader title={title} whole={continued} />
      )}
      {withSamples ? (
        <>
          <div className="body">
            <Purpose operation={operation} />
          </div>
          <SamplesColumn {...operation} />
          <div className="body">
            <Toc headings={headings} />
            <Details operation={operation} />
          </div>
        </>
      ) : (
        <>
          <Toc headings={headings} />
          <div className="body">
            <Purpose operation={operation} />
            <Details operation={operation} />
          </div>
        </>
      )}
    </article>
  );
}

/** What the operation does, its method and path, and where it is served. */
function Purpose({ operation }: OperationArticleProps): ReactElement {
  const t = useMessages();
  const { continued, deprecated, description, externalDocs, verified } = operation;
  return (
    <>
      {deprecated && <DeprecationNotice reason={operation.deprecation} />}
      {description !== null && <Html className="prose" html={description.html} />}
      {externalDocs !== null && (
        <p>
          <TextLink link={externalDocs} />
        </p>
      )}
      {continued === undefined && (
        <OperationLine method={operation.method} pathTemplate={operation.pathTemplate} tryIt={operation.tryIt} />
      )}
      {continued === undefined && verified !== undefined && (
        <p>
          {t.verifiedOn} <CalendarDate date={verified.date} />
          {verified.release !== '' && ` ${t.ofVersion(verified.release)}`}
        </p>
      )}
      <Servers servers={operation.servers} />
    </>
  );
}

function Details({ operation }: OperationArticleProps): ReactElement {
  const { webhook, security, parameters, requestBody, responses, callbacks } = operation;
  return (
    <>
      <Authorization security={security} />
      <ParameterGroups groups={parameters} />
      {requestBody !== null && <RequestBody id={SECTION_IDS.requestBody} body={requestBody} withExamples={!webhook} />}
      <Responses id={SECTION_IDS.responses} responses={responses} />
      <Callbacks callbacks={callbacks} />
    </>
  );
}

/**
 * The page of an operation or webhook. Its Markdown is everything that a program needs to send one request and to
 * understand the response, and nothing about other operations.
 */
export function operationPage(operation: Operation): Page {
  return {
    facts: { kind: operation.kind, title: operation.title },
    layout: () => <OperationArticle operation={operation} />,
    linked: () => findLinked(schemasOf(operation)),
    blocks: [...purposeBlocks(operation), ...messageBlocks(operation)],
  };
}

function purposeBlocks(operation: Operation): PageBlock[] {
  const { title, operationId, verified, deprecated, deprecation, description, externalDocs, servers } = operation;
  return [
    { markdown: () => heading(1, title), search: () => ({ names: operationId === null ? [] : [operationId] }) },
    { markdown: ({ messages }) => requestLine(operation, messages) },
    { markdown: ({ messages }) => verificationLine(verified, messages.page) },
    {
      markdown: ({ messages }) => (deprecated ? deprecationQuote(deprecation?.markdown ?? null, messages.page) : null),
      search: () => ({ text: deprecation?.text ?? '' }),
    },
    { markdown: () => description?.markdown ?? null, search: () => readProse(description) },
    { markdown: () => (externalDocs === null ? null : link(externalDocs.label, externalDocs.href)) },
    { markdown: ({ messages }) => serverList(servers, messages.page) },
  ];
}

function verificationLine(verified: Operation['verified'], { verifiedOn, ofVersion }: PageMessages): string | null {
  if (verified === undefined) return null;
  const { date, release } = verified;
  return `${verifiedOn} ${date}${release === '' ? '' : ` ${ofVersion(release)}`}.`;
}

function messageBlocks(operation: Operation): PageBlock[] {
  const { security, parameters, requestBody, responses, callbacks, tryIt } = operation;
  const sample = findSample(operation);
  const scopes = readScopes(security);
  return [
    {
      markdown: ({ messages }) => authorizationSection(security, messages),
      search: () => ({ scopes, text: scopes.join(' ') }),
    },
    {
      markdown: (context) => joinBlocks(parameterSections(parameters, 2, context)),
      search: () => ({
        places: parameters.flatMap((group) => group.parameters.flatMap((field) => readField(field, 'parameter'))),
      }),
    },
    {
      markdown: (context) => requestBody && requestBodySection(requestBody, sample?.code ?? '', 2, context),
      search: () => ({ text: requestBody?.description?.text ?? '', places: readContent(requestBody?.content ?? []) }),
    },
    {
      markdown: ({ messages }) =>
        sample === undefined
          ? null
          : joinBlocks([heading(2, messages.page.exampleRequest), fence(sample.code, sample.language)]),
    },
    {
      markdown: ({ messages }) => (tryIt === undefined ? null : messages.reference.tryItLink(linkExample(operation))),
    },
    {
      markdown: (context) => responsesSection(responses, 2, context),
      search: () => ({ places: readResponses(responses) }),
    },
    { markdown: (context) => callbackSection(callbacks, context) },
  ];
}

/** An example value for `?try=`, with the operation's first parameter and a body in its first media type. */
function linkExample({ parameters, requestBody }: Operation): string {
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

/** A single sample: programs derive their own language better from curl than from seven variants. */
function findSample({ samples }: Operation): CodeSample | undefined {
  const groups = samples[0]?.groups ?? [];
  return (groups.find(({ id }) => id === 'curl') ?? groups[0])?.samples[0];
}

/** The schemas that its Markdown shows, in page order. */
function schemasOf(operation: Operation): Schema[] {
  const { callbacks } = operation;
  return [operation, ...callbacks.flatMap(({ operations }) => operations)].flatMap(
    ({ parameters, requestBody, responses }) => [
      ...parameters.flatMap((group) => group.parameters),
      ...bodySchemas(requestBody),
      ...responses.flatMap((response) =>
        isUsualError(response) ? [] : [...bodySchemas(response), ...response.headers],
      ),
    ],
  );
}

function bodySchemas(body: Body | Response | null): Schema[] {
  return (body?.content ?? []).flatMap(({ schema }) => (schema === null ? [] : [schema]));
}
