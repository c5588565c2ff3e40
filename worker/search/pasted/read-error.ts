/** How lines of an error begin: its class, a trace, a command, or the time or level of a log. `Error codes` is typed. */
const BEGINNING =
  /^(?:Uncaught \S|Unhandled[P ]|Traceback \(|Caused by:|Exception in thread|(?:curl|wget|npm|[Ee]rror)\s?:|\[?\d{4}-\d\d-\d\d[T ]\d|\[?(?:ERROR|WARN|WARNING|FATAL)[\]:]|[\w.$\\]*(?:[a-z]Error|[a-z]Exception|Error:|Exception:))/;

/** The frames of a trace: ` at listAll (/app/list.mjs:12:38)`. */
const FRAMES = /\s+at\s+[^\s(]+(?:[\s(]+[^\s(]*)?:\d.*$|\s+at\s+[\w.$/]+\(.*$/;

/** An error's class before its message. */
const CLASS = /(?:^|\s)[\w.$\\]*(?:Error|Exception)(?=:|$)/g;

/** Words around a status that say nothing about it. */
const FILLERS = /^(?:a|an|by|client|code|error|for|http|requested|response|returned|server|status|the|url|with)$/i;
const MAX_WORDS = 6;

/** A line of a log or a trace: the error's code, its status, the names that it quotes, or else its message. */
export function readError(line: string): string | null {
  if (!BEGINNING.test(line)) return null;
  const plain = line.replace(FRAMES, '');
  // Python ends with the message.
  const start = plain.startsWith('Traceback') ? ([...plain.matchAll(CLASS)].at(-1)?.index ?? 0) : 0;
  const message = plain.slice(start);
  return findCode(message) ?? findStatus(message) ?? findNames(message) ?? findMessage(message);
}

/** `bill_already_paid`, but no id such as `bil_9Kq2`. */
function findCode(message: string): string | null {
  return /(?<![\w./-])(?:[a-z]+(?:_[a-z]+)+|[A-Z]+(?:_[A-Z]+)+)(?![\w./-]|\()/.exec(message)?.[0] ?? null;
}

/** A status with the words behind it: `429 Too Many Requests`. */
function findStatus(message: string): string | null {
  const [, status, after = ''] = /(?<![\w:./-])([45]\d\d)(?![\w./-])(.*)$/.exec(message) ?? [];
  if (status === undefined) return null;
  const words = wordsOf(after.replace(/\bfor url\b.*|https?:\/\/.*/i, ''));
  return [status, ...words].join(' ');
}

/** What the message quotes: `'nextCursor'`; rather a name of several words than a class. */
function findNames(message: string): string | null {
  const names = [...message.matchAll(/["'`]([A-Za-z_$][\w$]{1,60})["'`]/g)].map(([, name = '']) => name);
  const telling = names.filter((name) => /^[a-z].*[A-Z_]/.test(name));
  return telling.at(-1) ?? names.at(-1) ?? null;
}

function findMessage(message: string): string | null {
  const words = wordsOf(message.replace(CLASS, ' '));
  return words.length === 0 ? null : words.join(' ');
}

function wordsOf(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}_'’-]+/gu) ?? [];
  return words.filter((word) => !FILLERS.test(word)).slice(0, MAX_WORDS);
}
