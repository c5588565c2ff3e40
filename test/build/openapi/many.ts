/** What `make` returns for 0, 1, 2 … */
export function many<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** An object with a member for each of 0, 1, 2 …: its name with the number, and what `make` returns. */
export function named<T>(name: string, count: number, make: (index: number) => T): Record<string, T> {
  return Object.fromEntries(many(count, (index) => [`${name}${index}`, make(index)]));
}

/** Names that mean something to JavaScript, HTML, a URL or a file system, or that look like another one. */
export const HOSTILE_NAMES = [
  ...[
    'A B',
    'a-b',
    '日本',
    '🎉',
    '',
    ' ',
    '/',
    'A/b',
    '.',
    '..',
    '...',
    '---',
    '#',
    '%',
    '%41',
    '<b>',
    '"',
    '{key}',
    '[0]',
  ],
  ...['__proto__', 'constructor', 'toString', 'content', 'example', 'index.html', '\ud800', 'x'.repeat(3_000)],
];
