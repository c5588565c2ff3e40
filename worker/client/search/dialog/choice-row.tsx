import { type MouseEvent, type ReactElement, type ReactNode, useMemo } from 'react';
import type { SearchMessages } from '../../../model/messages/search-messages.ts';
import type { SearchPlace, SearchResult } from '../../../model/search/search.ts';
import { MarkedText } from '../../../ui/search/marked-text.tsx';
import { MethodBadge } from '../../../ui/sidebar/method-badge.tsx';
import { useMessages } from '../messages.ts';
import type { Choice } from '../state/choices.ts';
import { FinderIcon } from './finder-icon.tsx';

interface ChoiceRowProps {
  readonly choice: Choice;
  readonly isActive: boolean;
  readonly onActivate: (choice: Choice) => void;
  readonly onChoose: (choice: Choice, staysOpen: boolean) => void;
}

/** An option of the list. Options that lead to a page are links, so that the browser can open them in other ways. */
export function ChoiceRow({ choice, isActive, onActivate, onChoose }: ChoiceRowProps): ReactElement {
  const t = useMessages();
  const properties = {
    id: choice.id,
    role: 'option',
    className: classOf(choice),
    'aria-selected': isActive,
    tabIndex: -1,
    // Only actual movement counts, not a list that changes under a resting pointer.
    onPointerMove: ({ movementX, movementY }: { movementX: number; movementY: number }) => {
      if (movementX !== 0 || movementY !== 0) onActivate(choice);
    },
    onClick: ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => onChoose(choice, ctrlKey || metaKey || shiftKey),
  };
  const content = useMemo(() => contentOf(choice, t), [choice, t]);
  const href = hrefOf(choice);
  if (href === null) {
    // A press leaves the focus in the field, and a touch keyboard as it is.
    return (
      <div {...properties} onMouseDown={(event) => event.preventDefault()}>
        {content}
      </div>
    );
  }
  return (
    <a {...properties} href={href} draggable={false}>
      {content}
    </a>
  );
}

function classOf(choice: Choice): string {
  if (choice.kind !== 'result') return 'finder-row';
  return choice.continuesPage ? 'finder-row finder-result continues' : 'finder-row finder-result';
}

function hrefOf(choice: Choice): string | null {
  switch (choice.kind) {
    case 'result':
      return choice.result.href;
    case 'all':
      return choice.href;
    case 'page':
      return choice.page.href;
    case 'more':
    case 'search':
      return null;
  }
}

function contentOf(choice: Choice, t: SearchMessages): ReactElement {
  switch (choice.kind) {
    case 'result':
      return <Result result={choice.result} continuesPage={choice.continuesPage} />;
    case 'all':
      return (
        <Line sign={<FinderIcon name="arrow-right" />}>{t.allResults(choice.total.toLocaleString(t.locale))}</Line>
      );
    case 'more':
      return <Line sign={<FinderIcon name="chevron-down" />}>{t.showMore}</Line>;
    case 'page':
      return (
        <Line sign={<Sign operation={choice.page.operation} hasPlace={false} />}>
          <span className="finder-name">{choice.page.title}</span>
          <Path operation={choice.page.operation} />
        </Line>
      );
    case 'search':
      return <Line sign={<FinderIcon name="search" />}>{choice.text}</Line>;
  }
}

interface LineProps {
  readonly sign: ReactNode;
  readonly children: ReactNode;
}

function Line({ sign, children }: LineProps): ReactElement {
  return (
    <>
      <span className="finder-sign">{sign}</span>
      <span className="finder-title">{children}</span>
    </>
  );
}

interface ResultProps {
  readonly result: SearchResult;
  readonly continuesPage: boolean;
}

/** Further results of a page omit what the first one already shows. */
function Result({ result, continuesPage }: ResultProps): ReactElement {
  const { title, place, operation, trail, excerpt, words, scopes = [] } = result;
  const t = useMessages();
  return (
    <>
      <span className="finder-sign">{!continuesPage && <Sign operation={operation} hasPlace={place !== null} />}</span>
      <span className="finder-title">
        <span className={continuesPage ? 'visually-hidden' : 'finder-name'}>
          <MarkedText text={title} words={words} />
        </span>
        {!continuesPage && <Path operation={operation} />}
        {place !== null && <Place place={place} words={words} />}
      </span>
      {!continuesPage && trail.length > 0 && <span className="finder-trail">{trail.join(' › ')}</span>}
      {excerpt !== '' && (
        <span className="finder-excerpt">
          <MarkedText text={excerpt} words={words} />
        </span>
      )}
      {scopes.length > 0 && (
        <span className="finder-excerpt">
          {t.scopes}:{' '}
          {scopes.map((scope) => (
            <code key={scope}>{scope}</code>
          ))}
        </span>
      )}
    </>
  );
}

interface PlaceProps {
  readonly place: SearchPlace;
  readonly words: readonly string[];
}

/** A matching place in the page. Another release may send a kind that is unknown here. */
function Place({ place: { kind, label }, words }: PlaceProps): ReactElement {
  const t = useMessages();
  const name = <MarkedText text={label} words={words} />;
  return (
    <span className="finder-place">
      <span>{Object.hasOwn(t.places, kind) ? t.places[kind] : ''}</span>{' '}
      {kind === 'heading' ? <b>{name}</b> : <code>{name}</code>}
    </span>
  );
}

interface SignProps {
  readonly operation: string | null;
  readonly hasPlace: boolean;
}

/** The method of an operation, otherwise an icon for a page or a place. */
function Sign({ operation, hasPlace }: SignProps): ReactElement {
  if (operation !== null) return <MethodBadge method={operation.split(' ')[0] ?? ''} />;
  return <FinderIcon name={hasPlace ? 'note' : 'file'} />;
}

function Path({ operation }: { readonly operation: string | null }): ReactElement | null {
  const path = operation?.split(' ')[1];
  return path === undefined ? null : <code className="finder-path">{path}</code>;
}
