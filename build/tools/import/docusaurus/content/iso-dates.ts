import { FRONT_MATTER, toIsoDate } from '../../../../site/docs/front-matter.ts';

const DATE = /^([ \t]*date:[ \t]*)(["']?)(\S[^\r\n"'#]*?)\2(?=[ \t]*(?:#[^\r\n]*)?\r?$)/gm;

/**
 * The text of a page with the dates of its front matter in ISO 8601. Docusaurus reads those that JavaScript does:
 * `1/31/2025`, `31 Jan 2025`, and an impossible day as one of the next month.
 */
export function withIsoDates(text: string): string {
  return text.replace(FRONT_MATTER, (frontMatter) =>
    frontMatter.replace(DATE, (line, key: string, _quote, written: string) => {
      const day = toIsoDate(written) === null ? readAsJavaScript(written) : null;
      return day === null ? line : `${key}${day}`;
    }),
  );
}

function readAsJavaScript(written: string): string | null {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})(?=$|[T ])/.exec(written) ?? [];
  if (year !== undefined)
    return Number(month) > 12 || Number(day) > 31 ? null : toDay(Number(year), Number(month) - 1, Number(day));
  const parsed = new Date(written);
  if (Number.isNaN(parsed.getTime())) return null;
  return toDay(parsed.getFullYear(), parsed.getMonth(), parsed.getDate());
}

function toDay(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}
