/** An error fails the build; a warning is only printed. */
export type Severity = 'error' | 'warning';

/**
 * The checks of the build, by the stable name that appears in the report and under `checks:` in site.yaml. Errors are
 * faults that readers would notice; checks of style are off. What Docusaurus builds silently is a warning, unless it
 * loses or swallows content.
 */
export const RULES = {
  'accent-contrast': 'warning',
  'api-description': 'warning',
  'broken-anchor': 'error',
  'broken-link': 'error',
  'broken-redirect': 'error',
  'category-file': 'warning',
  'dead-link': 'error',
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
  'long-page': 'off',
  'math-syntax': 'warning',
  'misplaced-block': 'error',
  'missing-description': 'off',
  'missing-home-page': 'warning',
  'missing-image': 'error',
  'missing-site-file': 'warning',
  'missing-translation': 'warning',
  'misspelled-word': 'warning',
  'moved-link': 'warning',
  'orphan-page': 'error',
  'partial-include': 'error',
  'sidebar-item': 'error',
  'sidebar-markup': 'warning',
  'similar-paths': 'warning',
  'skipped-heading-level': 'warning',
  'swallowed-content': 'error',
  'symbolic-link': 'warning',
  'table-columns': 'warning',
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
  'unlinked-page': 'off',
  'unnamed-tab': 'warning',
  'unread-link': 'warning',
  'unsafe-html': 'warning',
  'untranslated-interface': 'warning',
  'unusable-file': 'error',
  'unwanted-word': 'warning',
} as const satisfies Readonly<Record<string, Severity | 'off'>>;

export type Rule = keyof typeof RULES;

/** Severities of rules by name. */
export type Severities = Readonly<Record<string, Severity | 'off' | undefined>>;

/** A rule that is not in the table above: that of a check, which a plugin may have. */
export interface OwnRule {
  readonly rule: string;
  readonly severity: Severity | 'off';
}

export const RULE_NAMES = Object.keys(RULES) as readonly Rule[];
