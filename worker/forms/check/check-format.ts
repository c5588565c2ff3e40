const DATE = String.raw`(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])`;
const TIME = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?`;
const ZONE = String.raw`(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)`;
const OCTET = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;

/**
 * Checked formats (JSON Schema 2020-12 validation §7.3, OpenAPI Format Registry). Each pattern is linear in the length of
 * the text.
 */
const FORMATS: ReadonlyMap<string, RegExp> = new Map([
  ['date', new RegExp(`^${DATE}$`)],
  ['date-time', new RegExp(`^${DATE}[T ]${TIME}${ZONE}$`, 'i')],
  ['time', new RegExp(`^${TIME}${ZONE}?$`, 'i')],
  ['duration', /^P(?=.)(?:\d+Y)?(?:\d+M)?(?:\d+W)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d+)?S)?)?$/],
  ['email', /^(?:"[^"]*"|[^\s@<>"]+)@[^\s@]+$/],
  ['hostname', /^(?=.{1,255}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*\.?$/i],
  ['ipv4', new RegExp(`^(?:${OCTET}\\.){3}${OCTET}$`)],
  ['uuid', /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i],
  ['uri', /^[a-z][a-z\d+.-]*:[^\s<>"{}|\\^`]*$/i],
  ['url', /^[a-z][a-z\d+.-]*:\/\/[^\s]+$/i],
  ['uri-reference', /^[^\s<>"{}|\\^`]*$/],
  ['uri-template', /^(?:[^\s{}<>"|\\^`]|\{[^{}\s]+\})*$/],
  ['json-pointer', /^(?:\/(?:[^/~]|~[01])*)*$/],
  ['byte', /^[A-Za-z\d+/_-]*={0,2}$/],
]);

const MAX_LENGTH = 2_048;

/** Whether a text matches a format; true for unknown formats. */
export function matchesFormat(text: string, format: string): boolean {
  if (text.length > MAX_LENGTH) return true;
  if (format === 'ipv6') return isIpv6(text);
  const [match, year, month, day] = FORMATS.get(format)?.exec(text) ?? [FORMATS.has(format) ? undefined : ''];
  if (match === undefined || !format.startsWith('date')) return match !== undefined;
  // The zeroth day of the next month is the last one of this.
  return month === undefined || Number(day) <= new Date(Date.UTC(Number(year) + 400, Number(month), 0)).getUTCDate();
}

/** RFC 4291 §2.2: eight groups, or fewer with one `::`; the last two may be an IPv4 address. */
function isIpv6(text: string): boolean {
  const [, head = text, ipv4] = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(text) ?? [];
  if (ipv4 !== undefined && !matchesFormat(ipv4, 'ipv4')) return false;
  const halves = (ipv4 === undefined ? head : `${head}0:0`).split('::');
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  const isComplete = halves.length === 1 ? groups.length === 8 : halves.length === 2 && groups.length < 8;
  return isComplete && groups.every((group) => /^[\da-f]{1,4}$/i.test(group));
}
