import { toParameterStyle } from '../../../worker/request/write/parameter-style.ts';
import { code } from '../../page/text/markdown/markdown-text.ts';
import type { Cursor } from '../core/references/cursor.ts';
import type { Findings } from './change.ts';
import { isScalar, toEssence } from './operation-parts.ts';

/** Compares how a parameter or header is written: its style, or the media type of its content (OpenAPI 3.1 §4.8.12). */
export function compareSerialization(old: Cursor, now: Cursor, subject: string, findings: Findings): void {
  const isList = [old, now].some((parameter) => !isScalar(parameter.raw('schema')));
  const hasContent = [old, now].some((parameter) => parameter.has('content'));
  const factsOf = (parameter: Cursor): Facts => {
    // The name of the media type says how content is written.
    if (hasContent) return { 'media type': parameter.entries('content').map(([name]) => toEssence(name))[0] ?? null };
    const { explode, ...facts } = parameterFacts(parameter, parameter.text('in') ?? 'header');
    // One value is written the same with and without `explode`.
    return isList ? { ...facts, explode } : facts;
  };
  compareFacts([factsOf(old), factsOf(now)], subject, findings);
}

/** Compares how the parts of a form or multipart body are written (OpenAPI 3.1 §4.8.15). */
export function compareEncodings(old: Cursor, now: Cursor, subject: string, findings: Findings): void {
  const [before, after] = [old, now].map((media) => new Map(media.entries('encoding')));
  const absent = now.raw('encoding').get('');
  for (const name of new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])) {
    const encodings = [before?.get(name) ?? absent, after?.get(name) ?? absent];
    // Style and explode apply only if one of them is set; otherwise, `contentType` does.
    const isStyled = encodings.some((encoding) => STYLE_KEYWORDS.some((key) => encoding.has(key)));
    const [from = {}, to = {}] = encodings.map((encoding) => ({
      ...(isStyled ? parameterFacts(encoding, 'query') : {}),
      'content type': encoding.trimmed('contentType'),
    }));
    compareFacts([from, to], `part ${code(name)} of the ${subject}`, findings);
  }
}

const STYLE_KEYWORDS = ['style', 'explode', 'allowReserved'];

type Facts = Readonly<Record<string, string | null>>;

function parameterFacts(
  parameter: Cursor,
  location: string,
): { style: string; explode: string; allowReserved: string } {
  const given = parameter.has('explode') ? parameter.flag('explode') : null;
  const { style, explode, allowReserved } = toParameterStyle(
    location,
    parameter.text('style'),
    given,
    parameter.flag('allowReserved'),
  );
  return { style, explode: String(explode), allowReserved: String(allowReserved) };
}

function compareFacts([before, after]: readonly [Facts, Facts], subject: string, findings: Findings): void {
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [from, to] = [before[key] ?? null, after[key] ?? null];
    if (from === to) continue;
    findings.addFact(key === 'allowReserved' ? 'may-break' : 'breaking', subject, key, [from, to]);
  }
}
