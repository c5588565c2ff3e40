import type { AgentMessages } from './agent-messages.ts';
import { pluralizer } from './plural.ts';

const plural = pluralizer('en');

export const agentsEn: AgentMessages = {
  allPages: (index) => `All pages: ${index}`,
  answerContinues: (offset) => `The text continues. Call again with "offset": ${offset}.`,
  descriptionNote: 'The API description.',
  fullText: 'Full text',
  fullTextNote: 'All guides and operations in one file.',
  head: (page, index) => `> Markdown of ${page}. Index of all pages: ${index}`,
  indexIntroduction: (mcp) =>
    `The links lead to Markdown. Add \`.md\` to the URL of any page to read it as Markdown, or send \`Accept: text/markdown\`. An MCP server to search and read these pages is at ${mcp}.`,
  noPage: (path) => `There is no page at ${path}.`,
  optional: 'Optional',
  otherPages: 'These pages do not fit in this file:',
  pageCount: (count) => plural(count, { one: '1 page', other: `${count} pages` }),
  sectionIntroduction: (fullText, index) => `All of these pages in one file: ${fullText}. All pages: ${index}`,
  serverDescription: (title) => `Search and read ${title}`,
  skillBody: (title, url) =>
    `# ${title}

1. To find a page, read the index at ${url('/llms.txt')}. It lists every page with its URL and a note, and links to separate lists for large sections.
2. To read a page, add \`.md\` to its URL, such as ${url('/index.md')}, or send \`Accept: text/markdown\`.
3. To call an operation of the API, read its page. It has the URL, authorization, parameters, bodies, responses and a request in curl. The OpenAPI descriptions are listed at ${url('/.well-known/api-catalog')}.
4. With an MCP client, connect to ${url('/mcp')} (Streamable HTTP, no credentials) and use its tools to search and read.

When you cite a page, give its URL without \`.md\`.`,
  skillDescription: (title) =>
    `Find and read pages of ${title}: guides and API operations as Markdown. Use it to answer questions about the product or to write code against its API.`,
  source: (page) => `Source: ${page}`,
  tooLarge: 'The text is too large for one file. It is split into these files:',
  unavailable: 'Temporarily unavailable. Please try again in a minute.\n',
};
