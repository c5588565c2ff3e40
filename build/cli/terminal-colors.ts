/** Colors for a stream: on a terminal, unless `NO_COLOR` is set (no-color.org). */
export interface TerminalColors {
  error(text: string): string;
  warning(text: string): string;
  strong(text: string): string;
  faint(text: string): string;
}

export function terminalColors(
  stream: Pick<NodeJS.WriteStream, 'isTTY'> = process.stderr,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): TerminalColors {
  const wanted = stream.isTTY === true && !environment.NO_COLOR && environment.TERM !== 'dumb';
  const paint =
    (open: number, close: number) =>
    (text: string): string =>
      wanted ? `\u001b[${open}m${text}\u001b[${close}m` : text;
  return { error: paint(31, 39), warning: paint(33, 39), strong: paint(1, 22), faint: paint(2, 22) };
}
