/** An integer of at least 1. Any other text ends the process with a message. */
export function toWholeNumber(option: string, text: string): number {
  return requireNumber(option, text, 'a whole number from 1', (value) => Number.isSafeInteger(value) && value >= 1);
}

/** A number of at least 0. Any other text ends the process with a message. */
export function toAmount(option: string, text: string): number {
  return requireNumber(option, text, 'a number from 0', (value) => Number.isFinite(value) && value >= 0);
}

function requireNumber(option: string, text: string, wanted: string, isWanted: (value: number) => boolean): number {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (isWanted(value)) return value;
  console.error(`Cannot use --${option} ${JSON.stringify(text)}: it must be ${wanted}.`);
  process.exit(2);
}
