import { METHOD, requestQuery } from './request-query.ts';
import { shellWords } from './shell-words.ts';

/** Short options of curl without a value, which others may follow: `-sSd`. */
const FLAGS = '^-[#0-46afgGiIjJklLMnNOpqRsSvZ]*';

/** Short options whose next word is neither an address nor a method, by tool. */
const WITH_VALUE: Readonly<Record<string, RegExp>> = {
  curl: new RegExp(`${FLAGS}[AbcdDeEFHKmoTuUwx]$`),
  wget: new RegExp(`${FLAGS}[iOoPTU]$`),
};
const WITH_VALUE_IN_HTTPIE = /^-\w*[aAo]$/;

/** The same in words. */
const LONG_WITH_VALUE =
  /^--(?:data|header|json|user|referer|cookie|form|output|proxy|post-data|body-data|write-out|max-time|ca|cert|key|upload-file|unix-socket)[\w-]*$/;

/** Options that turn a request into another one unless it names its method. Only curl has the short ones. */
const IMPLIED: readonly (readonly [long: RegExp, short: RegExp, method: string])[] = [
  [/^--get$/, new RegExp(`${FLAGS}G`), 'GET'],
  [/^--head$/, new RegExp(`${FLAGS}I`), 'HEAD'],
  [/^--upload-file/, new RegExp(`${FLAGS}T`), 'PUT'],
  [/^--(?:data|json|form|post-data|body-data)/, new RegExp(`${FLAGS}[dF]`), 'POST'],
];

/** `-X PUT`, `-XPUT`, `-sX PUT`, `--request=PUT`, `--method=PUT`. */
const NAMED_METHOD = new RegExp(`(?:${FLAGS}X|^--(?:request|method))=?(.*)$`);

/** How addresses begin, unlike files: a scheme, a variable, or a host. */
const HOST = /^(?:[a-z]+:\/\/|[$#]?\{{1,3}[\w .-]+\}|\$\w|localhost\b|[\w-]*:\d+\/|[\w-]+\.[\w.-]+[:/])/i;

/** A request on a command line: curl, wget, HTTPie or xh. */
export function readCommand(line: string): string | null {
  const [, tool = '', rest = ''] = /^(?:[$>#%] )?(curl|wget|https?|xh)(?:\.exe)? (.*)/.exec(line) ?? [];
  if (tool === '') return null;
  const words = shellWords(rest);
  const isHttpie = /^[hx]/.test(tool);
  const method = findMethod(words, isHttpie);
  const address = findAddress(words, WITH_VALUE[tool] ?? WITH_VALUE_IN_HTTPIE);
  // `https certificate` was typed.
  if (address === null || (isHttpie && method === null && !/^-|[/:]/.test(words[0] ?? ''))) return null;
  const hasItem = isHttpie && words.some((word) => /^[\w.-]+:?=/.test(word));
  const implied = IMPLIED.find(([long, short]) =>
    words.some((word) => long.test(word) || (tool === 'curl' && short.test(word))),
  )?.[2];
  return requestQuery(method ?? implied ?? (hasItem ? 'POST' : 'GET'), address);
}

/** The method that the command names; for HTTPie, a word. */
function findMethod(words: readonly string[], isHttpie: boolean): string | null {
  for (const [index, word] of words.entries()) {
    const named = NAMED_METHOD.exec(word)?.[1];
    const method = named === '' ? words[index + 1] : (named ?? (isHttpie ? word : ''));
    if (method !== undefined && METHOD.test(method)) return method;
  }
  return null;
}

function findAddress(words: readonly string[], withValue: RegExp): string | null {
  const named = words.find((word) => word.startsWith('--url='))?.slice('--url='.length);
  const paths = words.filter((word, index) => {
    const option = words[index - 1] ?? '';
    return !word.startsWith('-') && word.includes('/') && !withValue.test(option) && !LONG_WITH_VALUE.test(option);
  });
  return named ?? paths.find((word) => HOST.test(word)) ?? paths[0] ?? null;
}
