/** Whether shortcuts go with ⌘ here; nothing newer than `platform` tells so in Safari and Firefox. */
export function isApple({ platform }: Navigator = navigator): boolean {
  return /^(Mac|iP)/.test(platform);
}
