/** Part of a line of code with its CSS class. */
export interface CodeSpan {
  readonly content: string;
  readonly className: string | undefined;
}

const STRING = 'ts';

/** A quoted argument that is an object or list, such as the body of a request. */
const BODY = /'\s*[[{][^']*[\]}]\s*'/g;

/** An HTTP method after curl's option. */
const METHOD = /(?<=\s(?:-X|--request)\s+)[A-Z]+(?!\S)/g;

/** JSON names, then other values. Punctuation has no class, as in JSON code. */
const JSON_PARTS =
  /(?<tk>"(?:[^"\\]|\\.)*"(?=\s*:))|(?<ts>"(?:[^"\\]|\\.)*")|(?<tn>-?\b\d[\d.eE+-]*|\b(?:true|false|null)\b)/g;

/** Highlights JSON bodies and HTTP methods in lines of shell code. */
export function colorShellBodies(lines: readonly (readonly CodeSpan[])[]): readonly (readonly CodeSpan[])[] {
  const code = lines.map((spans) => spans.map(({ content }) => content).join('')).join('\n');
  const methods = [...code.matchAll(METHOD)];
  const bodies = [...code.matchAll(BODY)];
  if (methods.length + bodies.length === 0) return lines;
  const classes = lines.flatMap((spans) => [
    ...spans.flatMap(({ content, className }) => Array.from({ length: content.length }, () => className)),
    undefined,
  ]);
  const isText = (start: number, end: number): boolean =>
    classes.slice(start, end).every((name, index) => name === STRING || /\s/.test(code.charAt(start + index)));
  for (const { index, 0: method } of methods)
    if (isText(index, index + method.length)) classes.fill('tk', index, index + method.length);
  for (const { index, 0: body } of bodies)
    if (isText(index, index + body.length)) colorJson(body.slice(1, -1), index + 1, classes);
  return toLines(code, classes);
}

function colorJson(json: string, start: number, classes: (string | undefined)[]): void {
  classes.fill(undefined, start, start + json.length);
  for (const { index, 0: part, groups = {} } of json.matchAll(JSON_PARTS)) {
    const className = Object.keys(groups).find((name) => groups[name] !== undefined);
    classes.fill(className, start + index, start + index + part.length);
  }
}

/** Joins adjacent characters with the same class into spans, and splits at line breaks. */
function toLines(code: string, classes: readonly (string | undefined)[]): CodeSpan[][] {
  let offset = 0;
  return code.split('\n').map((line) => {
    const spans: { content: string; className: string | undefined }[] = [];
    for (const [index, character] of line.split('').entries()) {
      const className = classes[offset + index];
      const last = spans.at(-1);
      if (last !== undefined && last.className === className) last.content += character;
      else spans.push({ content: character, className });
    }
    offset += line.length + 1;
    return spans;
  });
}
