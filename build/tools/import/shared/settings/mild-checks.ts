/**
 * Checks that other tools do not have or do not enable by default. They become warnings, so that an imported site
 * builds and reports what to fix.
 */
const MILD_CHECKS = [
  'broken-anchor',
  'broken-link',
  'broken-redirect',
  'duplicate-path',
  'incomplete-block',
  'misplaced-block',
  'missing-image',
  'orphan-page',
  'partial-include',
  'sidebar-item',
  'swallowed-content',
  'unknown-attribute',
  'unknown-neighbour',
  'unknown-sidebar',
] as const;

/** `checks` of an imported site. */
export const IMPORTED_CHECKS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(MILD_CHECKS.map((name) => [name, 'warning'])),
  // Braces in docs usually show template syntax.
  'ungrouped-variable': 'off',
  'unknown-variable': 'off',
};
