import type { ReactElement } from 'react';
import { splitAtWords } from '../../model/search/found-words.ts';
import type { SearchResult } from '../../model/search/search.ts';
import { Method } from '../inline.tsx';

interface SearchResultItemProps {
  readonly result: SearchResult;
}

/** A search result: title, matching place, ancestors and matching text. */
export function SearchResultItem({ result }: SearchResultItemProps): ReactElement {
  const { title, href, place, operation, trail, excerpt, words } = result;
  const [method = '', path = ''] = operation?.split(' ') ?? [];
  return (
    <li>
      {trail.length > 0 && <p className="trail">{trail.join(' › ')}</p>}
      <h3>
        <a href={href}>
          <MarkedText text={title} words={words} />
          {place !== null && (
            <span>
              {' › '}
              <MarkedText text={place.label} words={words} />
            </span>
          )}
        </a>
      </h3>
      {operation !== null && (
        <p>
          <Method method={method} /> <code>{path}</code>
        </p>
      )}
      {excerpt !== '' && (
        <p>
          <MarkedText text={excerpt} words={words} />
        </p>
      )}
    </li>
  );
}

interface MarkedTextProps {
  readonly text: string;
  readonly words: readonly string[];
}

function MarkedText({ text, words }: MarkedTextProps): ReactElement {
  return (
    <>
      {splitAtWords(text, words).map((piece, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity
        index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
      )}
    </>
  );
}
