import type { ReactElement } from 'react';
import { plain } from '../../../../../worker/model/markup/plain-markdown.ts';
import type { PageMessages } from '../../../../../worker/model/messages/messages.ts';
import { Identifier } from '../../../../../worker/ui/inline.tsx';
import { useMessages } from '../../../messages.tsx';
import type { PageBlock } from '../../../page.ts';
import { bullet, code, heading, joinBlocks, proseLine } from '../../../text/markdown/markdown-text.ts';
import { Description } from '../description/html.tsx';
import { EnumValues } from '../schema/enum-values.tsx';
import { endSentence } from '../schema/markdown.ts';
import { listBlock } from '../section.tsx';
import { isPlainServer, type Server, type ServerVariable } from './model.ts';

/** The most servers that an operation shows; the rest is on another page. Those of the whole API are on its overview. */
export const MAX_SERVERS = 50;

/** The servers of an operation. */
export function serversBlock(servers: readonly Server[]): PageBlock {
  const toBlock = (shown: readonly Server[]): PageBlock => ({
    region: 'purpose',
    html: <Servers servers={shown} />,
    markdown: ({ messages }) => serverList(shown, messages.page),
  });
  return servers.length > MAX_SERVERS ? listBlock(servers, toBlock) : toBlock(servers);
}

interface ServersProps {
  readonly servers: readonly Server[];
}

/** The operation's servers: one URL, or several collapsed behind the first. */
function Servers({ servers }: ServersProps): ReactElement | null {
  const t = useMessages();
  const [first, ...others] = servers;
  if (first === undefined) return null;
  const address = (
    <>
      {t.serverUrl} <code>{first.url}</code>
    </>
  );
  if (others.length === 0 && isPlainServer(first)) {
    return <p className="servers fact">{address}</p>;
  }
  return (
    <details className="servers fact">
      <summary>
        {address} {others.length > 0 && t.andMore(others.length)}
      </summary>
      <ServerList servers={servers} />
    </details>
  );
}

/** All servers with their variables. */
export function ServerList({ servers }: ServersProps): ReactElement {
  return (
    <ul className="fields">
      {servers.map(({ url, name, description, variables }) => (
        <li key={url}>
          <b>
            <Identifier text={url} />
          </b>{' '}
          {name !== null && <span className="type">{name}</span>}
          <Description prose={description} />
          <ServerVariables variables={variables} />
        </li>
      ))}
    </ul>
  );
}

function ServerVariables({ variables }: { readonly variables: readonly ServerVariable[] }): ReactElement | null {
  const t = useMessages();
  if (variables.length === 0) return null;
  return (
    <ul className="fields">
      {variables.map(({ name, defaultValue, values, description }) => (
        <li key={name}>
          <b>{name}</b>
          <Description prose={description} />
          <EnumValues values={values.map((value) => ({ value, description: null }))} />
          {defaultValue !== null && (
            <p className="fact">
              {t.defaultValue} <code>{defaultValue || '""'}</code>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

export function serverItem({ url, name, description: prose, variables }: Server, messages: PageMessages): string {
  const about = [name === null ? null : plain(name), prose === null ? null : proseLine(prose.markdown)].filter(
    (text) => text !== null,
  );
  const head = `${code(url)}${about.length === 0 ? '' : `: ${about.join('. ')}`}`;
  const list = variables.map((variable) => {
    const values =
      variable.values.length === 0 ? '' : ` ${messages.allowedValues} ${variable.values.map(code).join(', ')}.`;
    const text = variable.description === null ? '' : ` ${endSentence(proseLine(variable.description.markdown))}`;
    const initial =
      variable.defaultValue === null ? '' : ` ${messages.defaultValue} ${code(variable.defaultValue || '""')}.`;
    const facts = text + values + initial;
    return bullet(facts === '' ? code(variable.name) : `${code(variable.name)}:${facts}`);
  });
  return [head, ...list].join('\n');
}

/** The list of servers; null for a single server with only a URL, which is in the request line. */
function serverList(servers: readonly Server[], page: PageMessages): string | null {
  if (servers.length <= 1 && servers.every(isPlainServer)) return null;
  return joinBlocks([heading(2, page.servers), servers.map((server) => bullet(serverItem(server, page))).join('\n')]);
}
