import type { LaterMessages } from '../../model/messages/messages.ts';
import { createElement } from '../create-element.ts';

const ADDRESS = '[data-action="copy-text"][data-text$="/mcp"]';

/** Offers to add the site's MCP server to common clients, below the entry of the page's menu that copies its address. */
export function offerInstall(root: ParentNode, messages: LaterMessages): void {
  const entry = root.querySelector<HTMLElement>(ADDRESS);
  const { text: url } = entry?.dataset ?? {};
  if (url === undefined || entry?.closest('ul')?.querySelector('[href^="cursor:"]') !== null) return;
  const name = new URL(url).hostname.replace(/[^a-z0-9]+/gi, '-');
  const command = createElement('button', { type: 'button', textContent: messages.copyMcpCommand('Claude Code') });
  command.dataset.action = 'copy-text';
  command.dataset.text = `claude mcp add --transport http ${name} ${url}`;
  const entries = [
    ...Object.entries(linksFor(name, url)).map(([client, href]) =>
      createElement('a', { href, textContent: messages.addMcpTo(client) }),
    ),
    command,
  ];
  for (const element of entries) {
    const item = createElement('li');
    item.append(element);
    entry.closest('ul')?.append(item);
  }
}

/** Links by which clients install a server, by the name of the client. */
function linksFor(name: string, url: string): Readonly<Record<string, string>> {
  const config = encodeURIComponent(btoa(JSON.stringify({ url })));
  return {
    Cursor: `cursor://anysphere.cursor-deeplink/mcp/install?name=${name}&config=${config}`,
    'VS Code': `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name, type: 'http', url }))}`,
  };
}
