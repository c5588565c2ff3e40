import type { DateWords } from '../../model/search/search.ts';
import type { SearchLanguage } from '../languages/language.ts';
import { dayTerm } from '../words/names.ts';

/** The term of a day, or of a version, whose spelling is its day. */
interface DayTerm {
  readonly stem: string;
  readonly spellings: readonly string[];
}

/** What a query asks of pages with dates: those of a period, or what came after a version. */
export interface Changes {
  /** The query without what asks for them, folded. */
  readonly rest: string;
  /** Whether it asks for nothing else, or for changes or news; otherwise the date may be part of a name. */
  readonly isAsked: boolean;
  /** `anfang`, in `seit anfang mai`. */
  readonly part: string | undefined;
  /**
   * Chooses the days that the query asks for. Expects and returns the newest first. If the query asks for a time after the
   * newest day, returns that day.
   */
  readonly choose: <T extends DayTerm>(terms: readonly T[]) => T[];
}

/** What a query is read with. */
export interface Calendar {
  readonly fold: SearchLanguage['fold'];
  readonly months: string;
  readonly patterns: readonly RegExp[];
  readonly since: RegExp;
  readonly asks: RegExp;
}

/** What a pattern found. */
type Groups = Readonly<Partial<Record<string, string>>>;

type Period = readonly [start: string, end: string];

/** After every day, and before every version. */
const LAST = '9';

export function makeCalendar(dates: DateWords, { fold }: SearchLanguage): Calendar {
  const { months, patterns, since, asks } = dates;
  const toRegExp = (text: string): RegExp => new RegExp(text, 'gu');
  return { fold, months, patterns: patterns.map(toRegExp), since: toRegExp(since), asks: toRegExp(asks) };
}

/**
 * What a query such as `what changed since June`, `news from 2026-05`, `Änderungen seit letzter Woche` or `new since v1.3`
 * asks for; null for one without a date or version.
 */
export function readChanges(query: string, calendar: Calendar, now: number = Date.now()): Changes | null {
  const text = calendar.fold(query.toLowerCase());
  for (const pattern of calendar.patterns) {
    const [found] = text.matchAll(pattern);
    if (found === undefined) continue;
    const groups: Groups = found.groups ?? {};
    const { part, version } = groups;
    const others = text.replace(found[0], ' ').replace(calendar.since, ' ');
    const rest = others.replace(calendar.asks, ' ');
    const asksForNews = version !== undefined || rest !== others;
    return {
      rest,
      isAsked: asksForNews || /^\P{L}*$/u.test(rest),
      part,
      choose(terms) {
        const newest = terms.find(({ stem }) => stem < dayTerm(LAST));
        const [start, end] =
          version !== undefined
            ? toPeriodAfter(terms.find(({ stem }) => `${stem}.`.startsWith(dayTerm(`v${version}.`))))
            : 'days' in groups
              ? toRecent(groups, now)
              : toNamed(groups, newest?.stem.slice(1) ?? '', calendar.months);
        const last = text.search(calendar.since) < 0 ? end : LAST;
        const chosen = terms.filter(
          ({ stem }) => stem >= dayTerm(start) && stem.slice(0, 1 + last.length) <= dayTerm(last),
        );
        // The newest says that nothing has changed since.
        return asksForNews && newest !== undefined && newest.stem < dayTerm(start) ? [newest] : chosen;
      },
    };
  }
  return null;
}

/** The days after that of a version. */
function toPeriodAfter(version: DayTerm | undefined): Period {
  return [`${version?.spellings[0] ?? LAST}.`, LAST];
}

/** The period of `last month`, or of `last 30 days`, which has no end. */
function toRecent({ count, last, weeks, months, years }: Groups, now: number): Period {
  const date = new Date(now);
  const back = Number(count ?? Number(last !== undefined));
  // Every month has 28 days.
  if (months ?? years) date.setMonth(date.getMonth() - back * (years ? 12 : 1), Math.min(date.getDate(), 28));
  else date.setDate(date.getDate() - back * (weeks ? 7 : 1));
  if (count !== undefined) return [toDay(date), LAST];
  if (weeks) date.setDate(date.getDate() - ((date.getDay() + 6) % 7));
  const length = years ? 4 : months ? 7 : 10;
  const start = toDay(date).slice(0, length);
  if (weeks) date.setDate(date.getDate() + 6);
  return [start, toDay(date).slice(0, length)];
}

/** ISO 8601, in the time zone of the reader or of the edge. */
function toDay(date: Date): string {
  return date.toLocaleDateString('sv');
}

/** `2026-05`. Without a year, the last such month before the newest entry: nobody asks what has changed since one to come. */
function toNamed({ year, month = '', day }: Groups, newest: string, months: string): Period {
  const names = months.split('|');
  const number = Number(month) || Math.ceil(((names.indexOf(month) + 1) * 12) / names.length);
  const [first = '', ...parts] = [number, day].flatMap((part) => (part ? String(part).padStart(2, '0') : []));
  const start = [year ?? Number(newest.slice(0, 4)) - Number(first > newest.slice(5, 7)), first, ...parts].join('-');
  return [start, start];
}
