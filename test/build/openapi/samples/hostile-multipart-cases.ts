import { FILE_NAMES, field, file, type HostileCase, header, multipart, withHeaders } from './hostile-case.ts';

/** Multipart bodies: fields, media types, files. */
export function toMultipartCases(strings: readonly string[], texts: readonly string[]): readonly HostileCase[] {
  return [
    {
      name: 'multipart fields with every hostile string',
      request: { method: 'POST', body: multipart(strings.map((value, index) => field(`f${index}`, value))) },
    },
    {
      name: 'multipart fields with hostile texts',
      request: { method: 'POST', body: multipart(texts.map((value, index) => field(`f${index}`, value))) },
    },
    {
      name: 'multipart fields with hostile strings and media types',
      request: {
        method: 'POST',
        body: multipart(
          [...strings, ...texts].map((value, index) => field(`f${index}`, value, 'text/plain; charset=utf-8')),
        ),
      },
    },
    {
      name: 'multipart fields with hostile names',
      request: { method: 'POST', body: multipart(strings.map((name) => field(name, 'x'))) },
    },
    {
      name: 'multipart fields that look like options of curl',
      request: {
        method: 'POST',
        body: multipart([
          field('a', 'b;type=x/y'),
          field('c', '"quoted"; filename=x'),
          field('d', ' outer space '),
          field('e', '(group)'),
          field('f', '=)'),
          field('g', ''),
          field('h=i', 'j;k'),
          field('', 'l'),
          field('m', 'n,o', 'text/csv'),
          field('p=q', '@r', 'text/x-a'),
        ]),
      },
    },
    {
      name: 'multipart parts with headers of their own',
      request: {
        method: 'POST',
        body: multipart([
          field('plain', 'x'),
          withHeaders(field('checked', 'y'), [header('X-Checksum', 'sha="a;b", \\c')]),
          withHeaders(field('typed', '{}', 'application/json'), [header('X-A', '1'), header('X-B', "$(id) 'q'")]),
          withHeaders(file(0), [header('Content-Language', 'de, en')]),
        ]),
      },
    },
    {
      name: 'multipart with JSON and files',
      request: {
        method: 'POST',
        headers: [header('Authorization', 'Bearer x')],
        body: multipart([
          field('purpose', 'dispute'),
          field('meta', '{"a":"b;c","d":[1,2]}', 'application/json'),
          ...FILE_NAMES.map((_, index) => file(index)),
        ]),
      },
    },
    {
      name: 'multipart files of one name',
      request: {
        method: 'PUT',
        body: multipart([file(0, 'files[]'), field('note', 'x'), file(1, 'files[]'), file(2, 'files[]', null)]),
      },
    },
    {
      name: 'multipart files with odd names',
      request: { method: 'POST', body: multipart([file(0, 'a=b'), file(1, '"q"'), file(3, "it's;")]) },
    },
    {
      name: 'multipart files and a text of lines',
      request: { method: 'POST', body: multipart([field('notes', 'a\nb\r\nc'), file(0), file(3)]) },
    },
    {
      name: 'multipart/mixed',
      request: {
        method: 'POST',
        body: { ...multipart([field('a', '{"b":1}', 'application/json'), file(0)]), mediaType: 'multipart/mixed' },
      },
    },
    {
      name: 'multipart/mixed without names',
      request: {
        method: 'POST',
        body: {
          ...multipart([
            field(null, '{"b":"--boundary"}', 'application/json'),
            field(null, 'x;y\r\n"é" $(id) \\'),
            withHeaders(field(null, '@z', 'text/plain'), [header('Content-ID', '<a@b>')]),
            file(0, null),
            file(1, null, null),
          ]),
          mediaType: 'multipart/mixed',
        },
      },
    },
    {
      name: 'multipart/form-data without a name',
      request: { method: 'POST', body: multipart([field(null, 'a'), file(0, null)]) },
      arrives: { body: multipart([field('', 'a'), file(0, '')]) },
    },
    {
      name: 'multipart/related of one name',
      request: {
        method: 'POST',
        body: {
          ...multipart([field('a', '1', 'text/plain'), field('a', '2')]),
          mediaType: 'multipart/related; type=text/plain',
        },
      },
    },
    {
      name: 'multipart of a media type that is none',
      request: { method: 'POST', body: multipart([field('a', 'b', 'x;"\r\nX-Injected: 1')]) },
      arrives: { body: multipart([field('a', 'b')]) },
    },
  ];
}
