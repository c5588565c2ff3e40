/**
 * Every text of the interface. Another locale is one more object of this type.
 * Labels that readers of the original know are kept (Docusaurus 3.8).
 */
export const en = {
  breadcrumbs: 'Breadcrumbs',
  close: 'Close',
  copyCode: 'Copy code to clipboard',
  directLink: (heading: string) => `Direct link to ${heading}`,
  docsPagination: 'Docs pages navigation',
  editThisPage: 'Edit this page',
  homePage: 'Home page',
  next: 'Next',
  onThisPage: 'On this page',
  previous: 'Previous',
  skipToContent: 'Skip to main content',
  toggleWordWrap: 'Toggle word wrap',
} as const;
