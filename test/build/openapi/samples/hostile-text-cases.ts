import { FILE_NAMES, type HostileCase } from './hostile-case.ts';

/** Text bodies and files. */
export function toTextCases(values: readonly string[]): readonly HostileCase[] {
  return [
    ...values.map((text, index) => ({
      name: `hostile text ${index} as a body`,
      request: { method: 'POST', body: { kind: 'text', mediaType: 'text/plain; charset=utf-8', text } as const },
    })),
    {
      name: 'XML',
      request: {
        method: 'POST',
        body: {
          kind: 'text',
          mediaType: 'application/xml',
          text: '<?xml version="1.0"?>\n<a b=\'c\'>\n  &amp; ü\n</a>\n',
        },
      },
    },
    {
      name: 'NDJSON',
      request: {
        method: 'POST',
        body: { kind: 'text', mediaType: 'application/x-ndjson', text: '{"a":1}\n{"a":9007199254740993}\n' },
      },
    },
    {
      name: 'text with NUL and %',
      request: { method: 'POST', body: { kind: 'text', mediaType: 'text/plain', text: "a\0b\\n100%d\\0'\n\0" } },
    },
    {
      name: 'text that is empty',
      request: { method: 'POST', body: { kind: 'text', mediaType: 'text/plain', text: '' } },
    },
    ...FILE_NAMES.map((fileName) => ({
      name: `the file ${fileName}`,
      request: { method: 'POST', body: { kind: 'file', mediaType: 'application/pdf', fileName } as const },
    })),
    {
      name: 'a file outside the folder',
      request: {
        method: 'PUT',
        body: { kind: 'file', mediaType: 'application/pdf', fileName: '../../etc/.././invoice.pdf' },
      },
      arrives: { body: { kind: 'file', mediaType: 'application/pdf', fileName: 'invoice.pdf' } },
    },
  ];
}
