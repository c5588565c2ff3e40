import type { ReactElement } from 'react';
import { pathToHref } from '../../model/path.ts';
import type { SiteFrame } from '../../model/site.ts';
import { Icon } from '../icons.tsx';
import { useMessages } from '../messages.tsx';

const MENU_ID = 'page-menu';

interface PageMenuProps {
  readonly site: SiteFrame;
  /** URL of the page's Markdown. */
  readonly markdown: string;
  /** URLs of the site's assistants for this page. */
  readonly assistants: readonly string[];
}

/** The page for AI tools: its Markdown to copy, view or open in an assistant, and the URL of the MCP server. */
export function PageMenu({ site, markdown, assistants }: PageMenuProps): ReactElement {
  const t = useMessages();
  return (
    <>
      <button type="button" className="page-menu-button" popoverTarget={MENU_ID}>
        {t.copyPage}
        <Icon name="chevron" />
      </button>
      <ul id={MENU_ID} popover="auto">
        <li>
          <button type="button" data-action="copy-markdown" data-src={markdown}>
            {t.copyMarkdown}
          </button>
        </li>
        <li>
          <a href={markdown} type="text/markdown">
            {t.viewMarkdown}
          </a>
        </li>
        {site.assistants.map(({ label }, index) => (
          <li key={label}>
            <a href={assistants[index]} target="_blank" rel="noopener noreferrer">
              {label}
            </a>
          </li>
        ))}
        <li>
          <button type="button" data-action="copy-text" data-text={site.origin + pathToHref(site.base, '/mcp')}>
            {t.copyMcpAddress}
          </button>
        </li>
      </ul>
    </>
  );
}
