/**
 * Whether a page of this site sent the request. Browsers say so (Fetch Metadata §2.1); other clients do not send forms.
 */
export function isOwnPage({ headers, url }: Request): boolean {
  const site = headers.get('Sec-Fetch-Site');
  const origin = headers.get('Origin');
  return (
    (site === null || site === 'same-origin') &&
    (origin === null || origin === new URL(url).origin) &&
    (site ?? origin) !== null
  );
}
