import type { ReactElement } from 'react';
import type { OperationArticle as Operation } from '../../model/api/api-articles.ts';
import { CalendarDate } from '../calendar-date.tsx';
import { Html } from '../html.tsx';
import { Identifier } from '../identifier.tsx';
import { useMessages } from '../messages.tsx';
import { Toc } from '../toc.tsx';
import { Authorization } from './authorization.tsx';
import { Badges } from './badges.tsx';
import { Callbacks } from './callbacks.tsx';
import { ContinuedHeader } from './continued-header.tsx';
import { DeprecationNotice } from './deprecation-notice.tsx';
import { OperationLine } from './operation-line.tsx';
import { ParameterGroups } from './parameter-groups.tsx';
import { RequestBody } from './request-body.tsx';
import { Responses } from './responses.tsx';
import { hasSamples, SamplesColumn } from './samples-column.tsx';
import { SECTION_IDS } from './sections.ts';
import { Servers } from './servers.tsx';
import { TextLink } from './text-link.tsx';

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
