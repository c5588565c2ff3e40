import { Fragment, type ReactElement } from 'react';
import { MAX_NAME_LENGTH } from '../../../../../worker/model/markup/narrow-names.ts';
import { plain } from '../../../../../worker/model/markup/plain-markdown.ts';
import type { BuildMessages } from '../../../../../worker/model/messages/messages.ts';
import { dropTrailingSlashes } from '../../../../../worker/model/path.ts';
import { Icon } from '../../../../../worker/ui/icons.tsx';
import { Identifier, Method } from '../../../../../worker/ui/inline.tsx';
import { useMessages } from '../../../messages.tsx';
import { code } from '../../../text/markdown/markdown-text.ts';
import type { ChangeMark } from '../schema/model.ts';
import { fillVariables, type Server } from '../servers/model.ts';

interface OperationLineProps {
  readonly method: string;
  /** Path template, webhook name, or callback expression. */
  readonly pathTemplate: string;
  /** URL of its Try-it form. */
  readonly tryIt?: string | undefined;
}

/** `POST /invoices/{invoiceId}`, with a button that copies the path. */
export function OperationLine({ method, pathTemplate, tryIt }: OperationLineProps): ReactElement {
  const t = useMessages();
  return (
    <div className="operation-line">
      <Method method={method} />{' '}
      <code>
        <PathTemplate text={pathTemplate} />
      </code>
      <button type="button" className="icon-button" data-action="copy-path" aria-label={t.copyPath} title={t.copyPath}>
        <Icon name="copy" />
      </button>
      {tryIt !== undefined && (
        <button type="button" className="try-it" data-action="try-it" data-form={tryIt} aria-expanded="false">
          {t.tryIt}
        </button>
      )}
    </div>
  );
}

/** Allows line breaks before slashes and emphasizes template expressions (OpenAPI 3.2 §4.8.2). */
function PathTemplate({ text }: { readonly text: string }): ReactElement {
  if (text.length > MAX_NAME_LENGTH) return <>{text}</>;
  return (
    <>
      {text.split(/(\{[^{}]*\})|(?=\/)/).map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces repeat and never move
        <Fragment key={index}>
          {index > 0 && piece?.startsWith('/') && <wbr />}
          {piece?.startsWith('{') ? <TemplateExpression text={piece} /> : <Identifier text={piece ?? ''} />}
        </Fragment>
      ))}
    </>
  );
}

function TemplateExpression({ text }: { readonly text: string }): ReactElement {
  return (
    <var>
      <Identifier text={text} />
    </var>
  );
}

/** What a request line names. */
export interface Endpoint {
  /** Upper-case, any token (OpenAPI 3.2 §4.9.1 `additionalOperations`). */
  readonly method: string;
  /** Path template (`/invoices/{invoiceId}`), or the webhook's name. */
  readonly pathTemplate: string;
  readonly webhook: boolean;
  readonly servers: readonly Server[];
  readonly operationId: string | null;
  readonly badges: readonly string[];
  /** Absent unless the operation itself changed recently. */
  readonly mark?: ChangeMark | undefined;
}

/** Method and URL, which a program can call, with the operation's id and labels. */
export function requestLine(
  { method, pathTemplate, webhook, servers, operationId, badges, mark }: Endpoint,
  { reference }: BuildMessages,
): string {
  const notes = mark === undefined ? badges : [...badges, mark.label];
  const labels = notes.length === 0 ? '' : ` (${plain(notes.join(', '))})`;
  const id = (operationId === null ? '' : `, ${reference.operationNamed(code(operationId))}`) + labels;
  if (webhook) return reference.webhookRequest(code(pathTemplate), code(method)) + id;
  const [server] = servers;
  const base = server === undefined ? '' : dropTrailingSlashes(fillVariables(server.url, server.variables));
  const url = base + pathTemplate;
  return `${code(`${method} ${url}`)}${id}`;
}
