/** An error fails the build; a warning is only printed. */
export type Severity = 'error' | 'warning';

/**
 * The checks of the build, by the stable name that appears in the report and under `checks:` in site.yaml. Errors are
 * faults that readers would notice. What Docusaurus builds silently is a warning, unless it loses or swallows content.
 */
export const RULES = {
  'accent-contrast': 'warning',
  'api-description': 'warning',
  'broken-anchor': 'error',
  'broken-link': 'error',
  'broken-redirect': 'error',
  'category-file': 'warning',
  'duplicate-heading-id': 'warning',
  'duplicate-id': 'error',
  'duplicate-path': 'error',
  'empty-category': 'warning',
  'empty-link': 'warning',
  'empty-page': 'warning',
  'expired-security-txt': 'warning',
  'failed-component': 'error',
  'fence-attribute': 'warning',
  'first-heading': 'warning',
  'frame-host': 'error',
  'heading-id': 'warning',
  'image-host': 'warning',
  'image-size': 'warning',
  'image-without-alt': 'warning',
  'incomplete-block': 'error',
  'interface-text': 'error',
  'invalid-id': 'error',
  'invalid-slug': 'error',
  'jsx-expression': 'warning',
  'large-font': 'warning',
  'large-image': 'warning',
  'math-syntax': 'warning',
  'misplaced-block': 'error',
  'missing-image': 'error',
  'missing-site-file': 'warning',
  'missing-translation': 'warning',
  'orphan-page': 'error',
  'partial-include': 'error',
  'sidebar-item': 'error',
  'sidebar-markup': 'warning',
  'similar-paths': 'warning',
  'skipped-heading-level': 'warning',
  'swallowed-content': 'error',
  'symbolic-link': 'warning',
  'theme-stylesheet': 'warning',
  'third-party-script': 'warning',
  'unclosed-block': 'warning',
  'unclosed-tag': 'warning',
  'undated-entry': 'warning',
  'undrawn-diagram': 'warning',
  'ungrouped-variable': 'warning',
  'unknown-attribute': 'error',
  'unknown-author': 'warning',
  'unknown-component': 'warning',
  'unknown-dates': 'warning',
  'unknown-embed': 'error',
  'unknown-front-matter': 'warning',
  'unknown-neighbour': 'error',
  'unknown-sidebar': 'error',
  'unknown-tag': 'warning',
  'unknown-translation': 'warning',
  'unknown-variable': 'error',
  'unknown-version': 'error',
  'unnamed-tab': 'warning',
  'unsafe-html': 'warning',
  'untranslated-interface': 'warning',
  'unusable-file': 'error',
} as const satisfies Readonly<Record<string, Severity>>;

export type Rule = keyof typeof RULES;

/** A site's severities of rules; the others keep their default. */
export type Checks = Readonly<{ [rule in Rule]?: Severity | 'off' | undefined }>;

export const RULE_NAMES = Object.keys(RULES) as readonly Rule[];
