/** Texts of a new site. In the template, their placeholders have these names in capitals: `__FIRST_STEPS__`. */
export const en = {
  // Comments in site.yaml and in the category file are about the line below them. `{{ product.name }}` is the name of the site.
  aboutSettings: 'Settings of the site. For all settings, see the docvane documentation.',
  aboutTitle: 'The name of the site, shown in the navbar and in page titles.',
  aboutTagline: 'One line about the site, for the home page and the web manifest.',
  tagline: 'Guides and reference',
  aboutOrigin: 'The public address of the site, used in canonical links, feeds and the sitemap.',
  aboutProduct: 'The product, used in text as {{ product.name }}. The slug is the name of the API.',
  aboutLocale: 'The language of the interface.',
  aboutAccent: 'The accent color. Keep the quotes, because # begins a comment in YAML.',
  aboutNavbar: 'Links at the top of every page. The link is highlighted on pages with the given sidebar.',
  guides: 'Guides',
  aboutFooter: 'The last line of the footer.',
  aboutApis: 'API descriptions. Every operation gets a page below /api.',
  aboutCategory: 'The sidebar group for this folder. Pages are sorted by sidebar_position, then by file name.',
  firstSteps: 'First steps',
  firstStepsSummary: 'Edit this page, add pages and prepare your site.',
  editPage:
    'This page is `content/guides/first-steps.md`. Edit it while `npm run dev` is running, and the browser shows your changes.',
  addPage: 'Add a page',
  addPageText: 'Every Markdown file in `content/` becomes a page and appears in the sidebar.',
  nextSteps: 'Next steps',
  nextStepsText: 'Put your logo in `content/static/`, set `origin` in `content/site.yaml`, then run `npm run check`.',
  homeSummary: 'Documentation for {{ product.name }}.',
};

export type StarterTexts = Readonly<Record<keyof typeof en, string>>;
