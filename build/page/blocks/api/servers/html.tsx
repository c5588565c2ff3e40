import type { ReactElement } from 'react';
import { Identifier } from '../../../../../worker/ui/identifier.tsx';
import { useMessages } from '../../../../../worker/ui/messages.tsx';
import { Description } from '../description/html.tsx';
import { EnumValues } from '../schema/enum-values.tsx';
import type { Server, ServerVariable } from './model.ts';
import { isPlainServer } from './model.ts';

interface ServersProps {
  readonly servers: readonly Server[];
}

/** The operation's servers: one URL, or several collapsed behind the first. */
export function Servers({ servers }: ServersProps): ReactElement | null {
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
          <p className="fact">
            {t.defaultValue} <code>{defaultValue}</code>
          </p>
        </li>
      ))}
    </ul>
  );
}
