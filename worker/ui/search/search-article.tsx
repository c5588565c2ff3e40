import type { ReactElement } from 'react';
import type { SafeHtml } from '../../model/markup/safe-html.ts';
import type { FrameMessages } from '../../model/messages/messages.ts';
import { pathToHref } from '../../model/path.ts';
import { groupByKind } from '../../model/search/result-groups.ts';
import {
  SEARCH_PATH,
  type SearchAnswer,
  type SearchQuery,
  searchHref,
  withoutQuotes,
} from '../../model/search/search.ts';
import type { SiteFrame } from '../../model/site.ts';
import { SiteAnchor } from '../frame/site-anchor.tsx';
import { Icon } from '../icons.tsx';
import { renderMarkup, useMessages } from '../messages.tsx';
import { SearchFilterLinks } from './search-filter-links.tsx';
import { SearchResultItem } from './search-result-item.tsx';

interface SearchPage {
  readonly query: SearchQuery;
  readonly answer: SearchAnswer;
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
}

/** The article of the search page: form, filters and one page of results. */
export function renderSearchArticle(page: SearchPage, site: SiteFrame, messages: FrameMessages): SafeHtml {
  return renderMarkup(<SearchArticle page={page} site={site} />, messages);
}

interface SearchArticleProps {
  readonly page: SearchPage;
  readonly site: SiteFrame;
}

function SearchArticle({ page, site }: SearchArticleProps): ReactElement {
  const t = useMessages();
  const { query, answer } = page;
  const { missing = [], unknown = [] } = answer;
  const words = withoutQuotes(answer.query);
  const absent = missing.filter((word) => !unknown.includes(word));
  const toHref = (change: Partial<SearchQuery>, number = 1): string =>
    searchHref(pathToHref(site.base, SEARCH_PATH), { ...query, text: answer.query, ...change }, number);
  return (
    <article className="search-results">
      <h1>{t.search}</h1>
      <SearchPageForm base={site.base} query={query} text={answer.query} />
      {answer.query === '' ? (
        <p>{t.searchHint}</p>
      ) : (
        <>
          <SearchFilterLinks query={query} toHref={toHref} />
          <p className="count" role="status">
            {answer.total === 0 ? t.noResults(words) : t.resultCount(answer.total, words)}
          </p>
          {answer.more && (
            <p>
              <a href={answer.more.href}>{t.moreInVersion(answer.more.label, answer.more.total)}</a>
            </p>
          )}
          {answer.suggestion && (
            <p>
              {t.didYouMean} <a href={toHref({ text: answer.suggestion })}>{answer.suggestion}</a>
            </p>
          )}
          {unknown.length > 0 && (unknown.join(' ') !== answer.query || isFiltered(query)) && (
            <p>{t.unknownWords(unknown.join(', '))}</p>
          )}
          {absent.length > 0 && answer.total > 0 && <p>{t.missingWords(absent.join(', '))}</p>}
          {answer.total === 0 && <NoResults site={site} allHref={isFiltered(query) ? toHref(NO_FILTER) : null} />}
          {groupByKind(answer).map(({ name, results }) => (
            <section key={name} aria-labelledby={`results-${name}`}>
              <h2 id={`results-${name}`}>{t.resultGroups[name]}</h2>
              <ol>
                {results.map((result) => (
                  <SearchResultItem key={result.href} result={result} />
                ))}
              </ol>
            </section>
          ))}
          <ResultPages page={page} toHref={toHref} />
        </>
      )}
    </article>
  );
}

const NO_FILTER = { area: null, method: null } as const;

interface SearchPageFormProps {
  readonly base: string;
  readonly query: SearchQuery;
  readonly text: string;
}

function SearchPageForm({ base, query: { area, method, version = null }, text }: SearchPageFormProps): ReactElement {
  const t = useMessages();
  return (
    <form role="search" action={pathToHref(base, SEARCH_PATH)} aria-label={t.searchSite}>
      <input type="search" name="q" defaultValue={text} aria-label={t.searchSite} autoComplete="off" />
      {area !== null && <input type="hidden" name="in" value={area} />}
      {method !== null && <input type="hidden" name="method" value={method} />}
      {version !== null && <input type="hidden" name="version" value={version} />}
      <button type="submit" className="button">
        <Icon name="search" />
        {t.search}
      </button>
    </form>
  );
}

interface NoResultsProps {
  readonly site: SiteFrame;
  /** Searches without filters; null if there are none. */
  readonly allHref: string | null;
}

function NoResults({ site: { base, footer }, allHref }: NoResultsProps): ReactElement {
  const t = useMessages();
  return (
    <>
      {allHref !== null && (
        <p>
          <a href={allHref}>{t.searchEverywhere}</a>
        </p>
      )}
      <p>{t.noResultsHint}</p>
      {footer.contact !== undefined && (
        <p>
          <SiteAnchor link={footer.contact} base={base} />
        </p>
      )}
    </>
  );
}

interface ResultPagesProps {
  readonly page: SearchPage;
  readonly toHref: (change: Partial<SearchQuery>, number: number) => string;
}

function ResultPages({ page: { page, pageCount }, toHref }: ResultPagesProps): ReactElement | null {
  const t = useMessages();
  if (pageCount < 2 && page === 1) return null;
  // A hand-written URL, or one from a release with more results.
  const isBeyond = page > pageCount;
  return (
    <nav className="result-pages" aria-label={t.resultPages}>
      {page > 1 && <a href={toHref({}, isBeyond ? 1 : page - 1)}>{isBeyond ? t.firstResults : t.previous}</a>}
      {!isBeyond && <span>{t.pageOf(page, pageCount)}</span>}
      {page < pageCount && <a href={toHref({}, page + 1)}>{t.next}</a>}
    </nav>
  );
}

function isFiltered({ area, method }: SearchQuery): boolean {
  return area !== null || method !== null;
}
