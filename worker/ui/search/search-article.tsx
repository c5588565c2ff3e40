import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pathToHref } from '../../model/path.ts';
import type { SafeHtml } from '../../model/safe-html.ts';
import type { SearchAnswer, SearchArea, SearchQuery } from '../../model/search.ts';
import type { SiteFrame } from '../../model/site.ts';
import { en } from '../../model/strings.ts';
import { Icon } from '../icons.tsx';
import { SearchResultItem } from './search-result-item.tsx';

/** What a page of results shows. */
export interface SearchPage {
  readonly query: SearchQuery;
  readonly answer: SearchAnswer;
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  /** Methods to choose from. */
  readonly methods: readonly string[];
}

/** The article of the search page: the form, the filters, the results of one page. */
export function renderSearchArticle(page: SearchPage, site: SiteFrame): SafeHtml {
  return renderToStaticMarkup(<SearchArticle page={page} site={site} />) as SafeHtml;
}

interface SearchArticleProps {
  readonly page: SearchPage;
  readonly site: SiteFrame;
}

function SearchArticle({ page, site }: SearchArticleProps): ReactElement {
  const { query, answer } = page;
  const toHref = (change: Partial<SearchQuery>, number = 1): string =>
    searchHref(site.base, { ...query, text: answer.query, ...change }, number);
  return (
    <article className="search-results">
      <h1>{en.search}</h1>
      <SearchPageForm base={site.base} query={query} text={answer.query} />
      {answer.query === '' ? (
        <p>{en.searchHint}</p>
      ) : (
        <>
          <Filters query={query} methods={page.methods} toHref={toHref} />
          <p className="count" role="status">
            {answer.total === 0 ? en.noResults(answer.query) : en.resultCount(answer.total, answer.query)}
          </p>
          {answer.suggestion !== undefined && (
            <p>
              {en.didYouMean} <a href={toHref({ text: answer.suggestion })}>{answer.suggestion}</a>
            </p>
          )}
          {answer.total === 0 && <NoResults isFiltered={isFiltered(query)} allHref={toHref(NO_FILTER)} />}
          <ol>
            {answer.results.map((result) => (
              <SearchResultItem key={result.href} result={result} />
            ))}
          </ol>
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

function SearchPageForm({ base, query: { area, method }, text }: SearchPageFormProps): ReactElement {
  return (
    <form role="search" action={pathToHref(base, '/search')} aria-label={en.searchSite}>
      <input type="search" name="q" defaultValue={text} aria-label={en.searchSite} autoComplete="off" />
      {area !== null && <input type="hidden" name="in" value={area} />}
      {method !== null && <input type="hidden" name="method" value={method} />}
      <button type="submit" className="button">
        <Icon name="search" />
        {en.search}
      </button>
    </form>
  );
}

interface FiltersProps {
  readonly query: SearchQuery;
  readonly methods: readonly string[];
  readonly toHref: (change: Partial<SearchQuery>) => string;
}

/** Links rather than fields: one click, with or without a script. */
function Filters({ query: { area, method }, methods, toHref }: FiltersProps): ReactElement {
  const areas: readonly (SearchArea | null)[] = [null, 'guides', 'api'];
  return (
    <nav aria-label={en.searchFilters}>
      <ul>
        {areas.map((value) => (
          <Filter
            key={value}
            href={toHref({ area: value, method: null })}
            isCurrent={area === value && (value !== null || method === null)}
          >
            {en.searchAreas[value ?? 'all']}
          </Filter>
        ))}
        {area !== 'guides' &&
          methods.map((value) => (
            <Filter
              key={value}
              href={toHref(method === value ? { method: null } : { method: value, area: 'api' })}
              isCurrent={method === value}
            >
              <code>{value}</code>
            </Filter>
          ))}
      </ul>
    </nav>
  );
}

interface FilterProps {
  readonly href: string;
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}

function Filter({ href, isCurrent, children }: FilterProps): ReactElement {
  return (
    <li>
      <a href={href} aria-current={isCurrent ? 'true' : undefined}>
        {children}
      </a>
    </li>
  );
}

function NoResults({ isFiltered, allHref }: { readonly isFiltered: boolean; readonly allHref: string }): ReactElement {
  return isFiltered ? (
    <p>
      <a href={allHref}>{en.searchEverywhere}</a>
    </p>
  ) : (
    <p>{en.noResultsHint}</p>
  );
}

interface ResultPagesProps {
  readonly page: SearchPage;
  readonly toHref: (change: Partial<SearchQuery>, number: number) => string;
}

function ResultPages({ page: { page, pageCount }, toHref }: ResultPagesProps): ReactElement | null {
  if (pageCount < 2) return null;
  return (
    <nav className="result-pages" aria-label={en.resultPages}>
      {page > 1 && <a href={toHref({}, page - 1)}>{en.previous}</a>}
      <span>{en.pageOf(page, pageCount)}</span>
      {page < pageCount && <a href={toHref({}, page + 1)}>{en.next}</a>}
    </nav>
  );
}

function isFiltered({ area, method }: SearchQuery): boolean {
  return area !== null || method !== null;
}

function searchHref(base: string, { text, area, method }: SearchQuery, page: number): string {
  const parameters = [
    `q=${encodeURIComponent(text)}`,
    area === null ? '' : `in=${area}`,
    method === null ? '' : `method=${method}`,
    page > 1 ? `page=${page}` : '',
  ];
  return `${pathToHref(base, '/search')}?${parameters.filter((parameter) => parameter !== '').join('&')}`;
}
