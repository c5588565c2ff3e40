/** What the gate reads of a manifest, of a site in two languages. */
export const SMALL_MANIFEST = {
  release: 'r1',
  site: {
    title: 'Ledger',
    origin: 'https://docs.example.com',
    base: '',
    locale: 'en',
    analytics: null,
    imageHosts: [],
  },
  assets: { stylesheet: '/assets/site.css', themeSnippetHash: 'sha256-x' },
  translations: [{ site: { base: '/de', locale: 'de' } }],
};
