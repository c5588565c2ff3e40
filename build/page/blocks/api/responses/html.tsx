import type { ReactElement, ReactNode } from 'react';
import { Heading } from '../../../../../worker/ui/heading.tsx';
import { useMessages } from '../../../messages.tsx';
import { MediaTypes } from '../body/media-types.tsx';
import { Description } from '../description/html.tsx';
import { FactList } from '../facts/fact-list.tsx';
import { TextLink } from '../facts/text-link.tsx';
import type { Field } from '../schema/model.ts';
import { FieldList } from '../schema/schema-tree.tsx';
import { joinPlace, placedLabel } from '../section.tsx';
import { ServerList } from '../servers/block.tsx';
import { type Response, type ResponseLink, responseLabel } from './model.ts';

interface ResponsesProps {
  readonly id: string;
  readonly responses: readonly Response[];
  /** Inside a callback, its name; headings are two levels deeper and examples are shown inline. */
  readonly callback?: string;
}

/** Responses by status. Success responses are open, or else the first response. */
export function Responses({ id, responses, callback = '' }: ResponsesProps): ReactElement | null {
  const t = useMessages();
  if (responses.length === 0) return null;
  const open = responses.filter(isSuccess);
  return (
    <section>
      <Heading level={callback === '' ? 2 : 4} id={id} text={t.responses} />
      {responses.map((response, index) => (
        <ResponseSection
          key={response.id}
          response={response}
          callback={callback}
          open={open.length > 0 ? open.includes(response) : index === 0}
        />
      ))}
    </section>
  );
}

function isSuccess({ status }: Response): boolean {
  return status.startsWith('2');
}

interface ResponseSectionProps {
  readonly response: Response;
  readonly callback: string;
  readonly open: boolean;
}

function ResponseSection({ response, callback, open }: ResponseSectionProps): ReactElement {
  const t = useMessages();
  const nested = callback !== '';
  const { id, status, title, description, headers, content, links } = response;
  const label = responseLabel(response);
  const within = joinPlace(callback, status);
  const parts = [
    ...content.map(({ name }) => name),
    ...(headers.length > 0 ? [t.headers] : []),
    ...(links.length > 0 ? [t.links] : []),
  ];
  return (
    <section className="response">
      <Heading level={nested ? 5 : 3} id={id} text={label} className={`status class-${status.charAt(0)}`}>
        <b>{status}</b> {label !== status && title}
      </Heading>
      <Description prose={description} />
      {parts.length > 0 && (
        <details open={open}>
          <summary aria-label={`${within}: ${parts.join(', ')}`}>{parts.join(', ')}</summary>
          <MediaTypes content={content} withExamples={nested} named={false} within={within} />
          <ResponseHeaders headers={headers} open={content.length === 0} within={within} />
          <Part title={t.links} nested={nested} shown={links.length > 0}>
            <ResponseLinks links={links} />
          </Part>
        </details>
      )}
    </section>
  );
}

interface ResponseHeadersProps {
  readonly headers: readonly Field[];
  readonly open: boolean;
  readonly within: string;
}

/** Collapsed below a body, because most headers are the same on every response. */
function ResponseHeaders({ headers, open, within }: ResponseHeadersProps): ReactElement | null {
  const t = useMessages();
  if (headers.length === 0) return null;
  return (
    <details className="nested" open={open}>
      <summary aria-label={placedLabel(t.headerCount(headers.length), within)}>{t.headerCount(headers.length)}</summary>
      <FieldList fields={headers} within={joinPlace(within, t.headers)} />
    </details>
  );
}

interface PartProps {
  readonly title: string;
  readonly nested: boolean;
  readonly shown: boolean;
  readonly children: ReactNode;
}

function Part({ title, nested, shown, children }: PartProps): ReactElement | null {
  if (!shown) return null;
  const Title = nested ? 'h6' : 'h4';
  return (
    <>
      <Title>{title}</Title>
      {children}
    </>
  );
}

/** Operations that use values of this response (OpenAPI 3.2 §4.20). */
function ResponseLinks({ links }: { readonly links: readonly ResponseLink[] }): ReactElement {
  return (
    <ul className="fields">
      {links.map(({ name, operation, description, parameters, server }) => (
        <li key={name}>
          <b>{name}</b> <TextLink link={operation} />
          <Description prose={description} />
          <FactList facts={parameters} />
          {server !== null && <ServerList servers={[server]} />}
        </li>
      ))}
    </ul>
  );
}
