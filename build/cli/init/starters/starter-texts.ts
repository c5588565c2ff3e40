/** Texts of a new site. In the template, their placeholders have these names in capitals: `__FIRST_STEPS__`. */
export interface StarterTexts {
  /** Comments in site.yaml and in the category file, each about the line below it. */
  readonly aboutSettings: string;
  readonly aboutTitle: string;
  readonly aboutTagline: string;
  readonly aboutOrigin: string;
  readonly aboutProduct: string;
  readonly aboutLocale: string;
  readonly aboutAccent: string;
  readonly aboutNavbar: string;
  readonly aboutFooter: string;
  readonly aboutApis: string;
  readonly aboutCategory: string;
  /** Labels, titles and paragraphs. `__TITLE__` is the name of the site. */
  readonly tagline: string;
  readonly guides: string;
  readonly firstSteps: string;
  readonly firstStepsSummary: string;
  readonly editPage: string;
  readonly addPage: string;
  readonly addPageText: string;
  readonly nextSteps: string;
  readonly nextStepsText: string;
  readonly homeSummary: string;
  readonly welcome: string;
}
