import { METHOD, requestQuery } from './request-query.ts';
import { shellWords } from './shell-words.ts';

/** Options whose next word is neither an address nor a method. */
const WITH_VALUE =
  /^(?:-[a-z]*[HduAebowFxm]|--(?:data|header|json|user|referer|cookie|form|output|proxy|post-data|body-data|write-out|max-time)[\w-]*)$/;

/** Options that turn a request into another one unless it names its method. */
const IMPLIED: readonly (readonly [option: RegExp, method: string])[] = [
  [/^(?:-G|--get)$/, 'GET'],
  [/^(?:-I|--head)$/, 'HEAD'],
  [/^(?:-T|--upload-file)/, 'PUT'],
  [/^(?:-[sSkLvifg]*[dF]|--(?:data|json|form|post-data|body-data))/, 'POST'],
];

/** A request on a command line: curl, wget, HTTPie or xh. */
export function readCommand(line: string): string | null {
  const [, tool = '', rest = ''] = /^(?:[$>#%] )?(curl|wget|https?|xh)(?:\.exe)? (.*)/.exec(line) ?? [];
  if (tool === '') return null;
  const words = shellWords(rest);
  const isHttpie = /^[hx]/.test(tool);
  const method = findMethod(words, isHttpie);
  const address = findAddress(words);
  // `https certificate` was typed.
  if (address === null || (isHttpie && method === null && !/[/:]/.test(words[0] ?? ''))) return null;
  const hasItem = isHttpie && words.some((word) => /^[\w.-]+:?=/.test(word));
  const implied = IMPLIED.find(([option]) => words.some((word) => option.test(word)))?.[1];
  return requestQuery(method ?? implied ?? (hasItem ? 'POST' : 'GET'), address);
}

/** The method that the command names: `-X PUT`, `-XPUT`, `-sX PUT`, `--request=PUT`, `--method=PUT`; HTTPie's first word. */
function findMethod(words: readonly string[], isHttpie: boolean): string | null {
  for (const [index, word] of words.entries()) {
    const named = /^(?:-[sSkLvifgG]*X|--(?:request|method))=?(.*)$/.exec(word)?.[1];
    const method = named === '' ? words[index + 1] : (named ?? (isHttpie ? word : ''));
    if (method !== undefined && METHOD.test(method)) return method;
  }
  return null;
}

function findAddress(words: readonly string[]): string | null {
  const isAddress = (word: string, index: number): boolean =>
    !word.startsWith('-') && word.includes('/') && !WITH_VALUE.test(words[index - 1] ?? '');
  const named = words.find((word) => word.startsWith('--url='))?.slice('--url='.length);
  return named ?? words.find(isAddress) ?? null;
}
