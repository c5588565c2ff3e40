/**
 * Texts of the browser's scripts that come after the first one, apart from `strings.ts`: a module that two scripts
 * share would become a third, which is fetched before either.
 */
export const laterEn = {
  backToTop: 'Scroll back to top',
  close: 'Close',
  copied: 'Copied',
  copyCode: 'Copy code to clipboard',
  copyFailed: 'The text could not be copied.',
  crashed: 'This page crashed.',
  crashedText: 'One of its scripts failed. All of the text is here; some controls may be missing.',
  enlarge: (description: string) => (description === '' ? 'Enlarge image' : `Enlarge image: ${description}`),
  enlarged: 'Enlarged image',
  loadFailed: 'This page could not be loaded.',
  loadFailedText: 'Either the connection is down, or the site is busy.',
  loading: 'Loading…',
  retry: 'Retry',
  shortcutNames: {
    back: 'Previous page',
    help: 'Show this list',
    next: 'Next page',
    search: 'Search',
    top: 'Back to top',
  },
  shortcuts: 'Keyboard shortcuts',
  shortcutsText: 'They do nothing while you type, nor together with another key.',
  toggleShortcuts: 'Use single keys as shortcuts',
  toggleWordWrap: 'Toggle word wrap',
  tryAgain: 'Try again',
} as const;
