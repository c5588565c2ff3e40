import { FetchFault } from './fetch-fault.ts';

/** The target of a redirect (RFC 9110 §10.2.2): http or https, and never from https to http. Throws FetchFault. */
export function resolveRedirect(from: URL, location: string): URL {
  const to = URL.canParse(location, from.href) ? new URL(location, from.href) : null;
  if (to === null) throw new FetchFault('a redirect to an invalid URL');
  if (to.protocol !== 'https:' && to.protocol !== 'http:')
    throw new FetchFault(`a redirect to ${to.protocol}, which is not followed`);
  if (from.protocol === 'https:' && to.protocol === 'http:')
    throw new FetchFault(`a redirect from https to ${to.origin}, which is not followed`);
  return to;
}
