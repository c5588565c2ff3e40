/** Whether shortcuts use ⌘. Safari and Firefox have no newer API than `platform`. */
export function isApple({ platform }: Navigator = navigator): boolean {
  return /^(Mac|iP)/.test(platform);
}
