import { FILE_NAMES, field, file, type HostileCase, header, multipart, post, withHeaders } from './hostile-case.ts';

/** Multipart bodies: fields, media types, files. */
export function toMultipartCases(strings: readonly string[], texts: readonly string[]): readonly HostileCase[] {
  const fields = (values: readonly string[], mediaType?: string): ReturnType<typeof multipart> =>
    multipart(values.map((value, index) => field(`f${index}`, value, mediaType)));
  return [
    post('multipart fields with every hostile string', fields(strings)),
    post('multipart fields with hostile texts', fields(texts)),
    post(
      'multipart fields with hostile strings and media types',
      fields([...strings, ...texts], 'text/plain; charset=utf-8'),
    ),
    post('multipart fields with hostile names', multipart(strings.map((name) => field(name, 'x')))),
    post(
      'multipart fields that look like options of curl',
      multipart([
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
    ),
    post(
      'multipart parts with headers of their own',
      multipart([
        field('plain', 'x'),
        withHeaders(field('checked', 'y'), [header('X-Checksum', 'sha="a;b", \\c')]),
        withHeaders(field('typed', '{}', 'application/json'), [header('X-A', '1'), header('X-B', "$(id) 'q'")]),
        withHeaders(file(0), [header('Content-Language', 'de, en')]),
      ]),
    ),
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
    post('multipart files with odd names', multipart([file(0, 'a=b'), file(1, '"q"'), file(3, "it's;")])),
    post('multipart files and a text of lines', multipart([field('notes', 'a\nb\r\nc'), file(0), file(3)])),
    post('multipart/mixed', multipart([field('a', '{"b":1}', 'application/json'), file(0)], 'multipart/mixed')),
    post(
      'multipart/mixed without names',
      multipart(
        [
          field(null, '{"b":"--boundary"}', 'application/json'),
          field(null, 'x;y\r\n"é" $(id) \\'),
          withHeaders(field(null, '@z', 'text/plain'), [header('Content-ID', '<a@b>')]),
          file(0, null),
          file(1, null, null),
        ],
        'multipart/mixed',
      ),
    ),
    post(
      'multipart/form-data without a name',
      multipart([field(null, 'a'), file(0, null)]),
      multipart([field('', 'a'), file(0, '')]),
    ),
    post(
      'multipart/related of one name',
      multipart([field('a', '1', 'text/plain'), field('a', '2')], 'multipart/related; type=text/plain'),
    ),
    post(
      'multipart of a media type that is none',
      multipart([field('a', 'b', 'x;"\r\nX-Injected: 1')]),
      multipart([field('a', 'b')]),
    ),
  ];
}
