/** Whether a page of this site has sent the request: browsers say so (Fetch Metadata §2.1), other requests do not come from a form. */
export function isOwnPage({ headers, url }: Request): boolean {
  const site = headers.get('Sec-Fetch-Site');
  const origin = headers.get('Origin');
  return (
    (site === null || site === 'same-origin') &&
    (origin === null || origin === new URL(url).origin) &&
    (site ?? origin) !== null
  );
}
