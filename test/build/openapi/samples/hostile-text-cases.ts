import { FILE_NAMES, type HostileCase, post, text } from './hostile-case.ts';

/** Text bodies and files. */
export function toTextCases(values: readonly string[]): readonly HostileCase[] {
  const file = (fileName: string) => ({ kind: 'file', mediaType: 'application/pdf', fileName }) as const;
  return [
    ...values.map((value, index) => post(`hostile text ${index} as a body`, text(value, 'text/plain; charset=utf-8'))),
    post('XML', text('<?xml version="1.0"?>\n<a b=\'c\'>\n  &amp; ü\n</a>\n', 'application/xml')),
    post('NDJSON', text('{"a":1}\n{"a":9007199254740993}\n', 'application/x-ndjson')),
    post('text with NUL and %', text("a\0b\\n100%d\\0'\n\0")),
    post('text that is empty', text('')),
    ...FILE_NAMES.map((name) => post(`the file ${name}`, file(name))),
    {
      name: 'a file outside the folder',
      request: { method: 'PUT', body: file('../../etc/.././invoice.pdf') },
      arrives: { body: file('invoice.pdf') },
    },
  ];
}
