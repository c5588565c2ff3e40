/** The words of these pages that have a meaning of their own, in alphabetical order. */
export const TERMS: Readonly<Record<string, string>> = {
  audience: 'Readers who may see the same private pages. They sign in, or come from an identity provider.',
  block: 'A part of a page with its own syntax, such as a note, tabs or a list of cards.',
  island: 'A component that the browser makes interactive once readers scroll to it.',
  manifest: 'The list of all pages and files of a release. It is part of the worker.',
  record: 'One entry in the KV store: a page or a file. Its key is a hash of its content.',
  release: 'All pages and files of a site that are deployed together, and replaced together.',
  rule: 'The name of a check, with which site.yaml turns it into an error or a warning, or off.',
};
