import { Fragment, type ReactElement } from 'react';
import type { PageMessages } from '../../../../../worker/model/messages/messages.ts';
import { Heading } from '../../../../../worker/ui/heading.tsx';
import { Identifier } from '../../../../../worker/ui/inline.tsx';
import { useMessages } from '../../../messages.tsx';
import { uncapitalize } from '../../../text/markdown/markdown-text.ts';
import { Badges } from '../badges/html.tsx';
import { TextLink } from '../facts/text-link.tsx';
import { SECTION_IDS } from '../section.tsx';
import type { RequiredScheme, SecurityRequirement } from './model.ts';
import { ScopeList } from './security-scheme.tsx';

interface AuthorizationProps {
  /** Any one of these is sufficient (OpenAPI 3.2 §4.30). */
  readonly security: readonly SecurityRequirement[];
}

/** How a request is authorized: alternatives, each a scheme or a combination of schemes. */
export function Authorization({ security }: AuthorizationProps): ReactElement | null {
  const t = useMessages();
  const [first, ...others] = security;
  if (first === undefined) return null;
  return (
    <section className="authorization">
      <Heading level={2} id={SECTION_IDS.authorization} text={t.authorization} />
      <details className="nested">
        <summary>
          {t.or([...new Set(security.map(({ schemes }, index) => nameSchemes(schemes, t, index)))])}
          <Scopes security={security} />
        </summary>
        {others.length === 0 ? (
          <Requirement schemes={first.schemes} />
        ) : (
          <>
            <p className="fact">{t.oneOf}</p>
            <ul className="alternatives">
              {security.map(({ schemes }) => (
                <li key={schemes.map(({ name }) => name).join('+')}>
                  <Requirement schemes={schemes} />
                </li>
              ))}
            </ul>
          </>
        )}
      </details>
    </section>
  );
}

/** `HTTP bearer`, `API key + Mutual TLS`, `No authorization`; after others, `no authorization`. The details tell equals apart. */
function nameSchemes(schemes: readonly RequiredScheme[], { noAuthorization }: PageMessages, index: number): string {
  if (schemes.length > 0) return schemes.map(({ type }) => type).join(' + ');
  return index === 0 ? noAuthorization : uncapitalize(noAuthorization);
}

/** The unique scopes of all alternatives. */
function Scopes({ security }: AuthorizationProps): ReactElement[] {
  const names = security.flatMap(({ schemes }) => schemes.flatMap(({ scopes }) => scopes.map(({ name }) => name)));
  return [...new Set(names)].map((name) => (
    <Fragment key={name}>
      {' · '}
      <code>
        <Identifier text={name} />
      </code>
    </Fragment>
  ));
}

function Requirement({ schemes }: SecurityRequirement): ReactElement {
  const t = useMessages();
  const [first, ...others] = schemes;
  if (first === undefined) return <p className="scheme">{t.noAuthorization}</p>;
  if (others.length === 0) return <Scheme scheme={first} />;
  return (
    <>
      <p className="fact">{t.allOf}</p>
      <ul className="combination">
        {schemes.map((scheme) => (
          <li key={scheme.name}>
            <Scheme scheme={scheme} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Scheme({
  scheme: { name, href, type, deprecated, scopes },
}: {
  readonly scheme: RequiredScheme;
}): ReactElement {
  const t = useMessages();
  return (
    <>
      <p className="scheme">
        <b>
          <TextLink link={{ label: name, href }} />
        </b>{' '}
        <span className="type">{type}</span>
        <Badges deprecated={deprecated} />
      </p>
      {scopes.length > 0 && <p className="fact">{t.scopes}</p>}
      <ScopeList scopes={scopes} />
    </>
  );
}
