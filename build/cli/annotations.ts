import type { Finding } from '../base/report/finding.ts';

/** A finding as a GitHub Actions workflow command, which shows it next to its line in a pull request. */
export function toAnnotation({ severity, file, line, column, rule, message }: Finding): string {
  const properties = {
    file,
    ...(line === null ? {} : { line: String(line) }),
    ...(column === null ? {} : { col: String(column) }),
    ...(rule === null ? {} : { title: rule }),
  };
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(value)}`);
  return `::${severity} ${list.join(',')}::${escapeText(message)}`;
}

/** Line breaks would end the command. */
function escapeText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
