import type { ReactElement } from 'react';
import { CalendarDate } from '../../../worker/ui/calendar-date.tsx';
import { Html } from '../../../worker/ui/html.tsx';
import { Identifier } from '../../../worker/ui/identifier.tsx';
import { useMessages } from '../../../worker/ui/messages.tsx';
import { Toc } from '../../../worker/ui/toc.tsx';
import { Authorization } from '../blocks/api/authorization/html.tsx';
import { Badges } from '../blocks/api/badges/html.tsx';
import { RequestBody } from '../blocks/api/body/html.tsx';
import { Callbacks } from '../blocks/api/callbacks/html.tsx';
import { DeprecationNotice } from '../blocks/api/deprecation/html.tsx';
import { OperationLine } from '../blocks/api/endpoint/html.tsx';
import { TextLink } from '../blocks/api/facts/text-link.tsx';
import { ContinuedHeader } from '../blocks/api/header/continued-header.tsx';
import { ParameterGroups } from '../blocks/api/parameters/html.tsx';
import { Responses } from '../blocks/api/responses/html.tsx';
import { hasSamples, SamplesColumn } from '../blocks/api/samples/html.tsx';
import { SECTION_IDS } from '../blocks/api/section-ids.ts';
import { Servers } from '../blocks/api/servers/html.tsx';
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
          {t.verifiedOn} <CalendarDate date={verified} />
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
