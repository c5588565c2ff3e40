/** Opens a dialog with the script of all, or none if that cannot be loaded. */
export function loadDialogs(open: (dialogs: typeof import('./island.ts')) => void): void {
  // With its folder, by which the bundler knows it.
  import('../dialogs/island.ts').then(open, () => {});
}
