const ADDRESS = '[data-action="copy-text"][data-text$="/mcp"]';

/**
 * Adds links to install the site's MCP server in common clients, below the page menu's entry that copies its URL. The
 * entries are names and a command, which need no translation.
 */
export function offerInstall(root: ParentNode): void {
  const entry = root.querySelector<HTMLElement>(ADDRESS);
  const { text: url } = entry?.dataset ?? {};
  const menu = entry?.closest('ul');
  if (url === undefined || menu == null || menu.querySelector('[href^="cursor:"]') !== null) return;
  const name = new URL(url).hostname.replace(/[^a-z0-9]+/gi, '-');
  const command = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: 'MCP: claude mcp add',
  });
  command.dataset.action = 'copy-text';
  command.dataset.text = `claude mcp add --transport http ${name} ${url}`;
  const links = Object.entries(linksFor(name, url)).map(([client, href]) =>
    Object.assign(document.createElement('a'), { href, textContent: `MCP: ${client}` }),
  );
  for (const element of [...links, command]) {
    const item = document.createElement('li');
    item.append(element);
    menu.append(item);
  }
}

/** Links that install a server, by client name. */
function linksFor(name: string, url: string): Readonly<Record<string, string>> {
  const config = encodeURIComponent(btoa(JSON.stringify({ url })));
  return {
    Cursor: `cursor://anysphere.cursor-deeplink/mcp/install?name=${name}&config=${config}`,
    'VS Code': `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name, type: 'http', url }))}`,
  };
}
