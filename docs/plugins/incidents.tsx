import {
  bullet,
  definePlugin,
  type ListedPage,
  link,
  type PageBlock,
  plain,
  renderAtomFeed,
  toMarkdownHref,
} from 'docvane';
import './incidents.css';

const FOLDER = 'incidents';
const FEED = '/incidents/feed.xml';

/** What the front matter of an incident says. */
interface Incident {
  readonly date: string;
  readonly severity: string;
  /** The day on which it was resolved; null while it goes on. */
  readonly resolved: string | null;
  readonly affected: readonly string[];
}

/** The engine has read the fields with the types below. The check reports pages without them. */
function readIncident(frontMatter: Readonly<Record<string, unknown>>): Incident {
  const { date = '', severity = 'minor', resolved = null, affected = [] } = frontMatter as Partial<Incident>;
  return { date, severity, resolved, affected };
}

function statusOf({ resolved }: Incident): string {
  return resolved === null ? 'Ongoing' : `Resolved on ${resolved}`;
}

/** Below the title of an incident. */
function facts(incident: Incident): PageBlock {
  const rows: [string, string][] = [
    ['Status', statusOf(incident)],
    ['Began', incident.date],
    ['Severity', incident.severity],
    ['Affected', incident.affected.join(', ')],
  ];
  return {
    html: (
      <dl className="incident">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    ),
    markdown: () => rows.map(([name, value]) => bullet(`${name}: ${plain(value)}`)).join('\n'),
    search: () => ({ text: rows.map((row) => row.join(': ')).join('\n') }),
  };
}

interface Entry extends Pick<ListedPage, 'title' | 'path' | 'description'> {
  readonly incident: Incident;
  readonly href: string;
}

function listing(entries: readonly Entry[]): PageBlock {
  return {
    html: (
      <ol className="incidents">
        {entries.map(({ title, href, incident }) => (
          <li key={href}>
            <time dateTime={incident.date}>{incident.date}</time> <a href={href}>{title}</a>
            <span>
              {statusOf(incident)} · {incident.severity}
            </span>
          </li>
        ))}
      </ol>
    ),
    markdown: ({ base }) =>
      entries
        .map(({ title, href, incident }) =>
          bullet(
            `${incident.date}: ${link(title, toMarkdownHref(href, base))} (${statusOf(incident)}, ${incident.severity})`,
          ),
        )
        .join('\n'),
  };
}

export default definePlugin({
  name: 'incidents',
  frontMatter: { severity: ['minor', 'major', 'critical'], resolved: 'date', affected: 'list' },
  pages: [
    {
      name: 'incident',
      isOf: ({ relativeFile }) => relativeFile.startsWith(`${FOLDER}/`),
      compose({ frontMatter }, { guide }) {
        const page = guide();
        const [title = {}, ...rest] = page.blocks;
        return { ...page, blocks: [title, facts(readIncident(frontMatter)), ...rest] };
      },
      collect(pages, { locale, toHref, toUrl }) {
        const entries = pages
          .map(({ title, path, description, frontMatter }): Entry => {
            return { title, path, description, href: toHref(path), incident: readIncident(frontMatter) };
          })
          .sort((a, b) => b.incident.date.localeCompare(a.incident.date));
        const feed = {
          ...{ title: 'Incidents', locale, pageUrl: toUrl(`/${FOLDER}`), feedUrl: toUrl(FEED) },
          entries: entries.map(({ title, path, description, incident }) => ({
            ...{ title, date: incident.date, url: toUrl(path) },
            summary: `${statusOf(incident)}. ${description}`,
          })),
        };
        const description = 'What went wrong, when, and what was done about it, newest first.';
        return {
          pages: [
            {
              path: `/${FOLDER}`,
              title: 'Incidents',
              description,
              blocks: [listing(entries)],
              sidebar: 'docs',
              feed: FEED,
            },
          ],
          files: { [FEED]: renderAtomFeed(feed) },
        };
      },
    },
  ],
  checks: [
    {
      rule: 'incident-facts',
      severity: 'error',
      start:
        () =>
        ({ relativeFile, source: { frontMatter } }, note) => {
          if (!relativeFile.startsWith(`${FOLDER}/`)) return;
          const missing = ['date', 'severity', 'affected'].filter((key) => !Object.hasOwn(frontMatter, key));
          if (missing.length > 0)
            note(`Cannot list this incident: its front matter lacks ${missing.join(', ')}. Add what is missing.`);
        },
    },
  ],
});
