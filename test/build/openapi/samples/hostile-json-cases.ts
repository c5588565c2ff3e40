import { type HostileCase, json, post } from './hostile-case.ts';

/** JSON bodies: names, strings, numbers, nesting. */
export function toJsonCases(values: readonly string[]): readonly HostileCase[] {
  return [
    post('JSON with every hostile string', json(JSON.stringify({ values, nul: 'a\0b' }))),
    post(
      'JSON with hostile names',
      json(JSON.stringify(Object.fromEntries(values.map((name) => [name, { [name]: name }])))),
    ),
    ...'9007199254740993 -123456789012345678901234567890 0.1000000000000000055511151231257827'
      .split(' ')
      .map((number) =>
        post(
          `JSON with hostile strings and the number ${number}`,
          json(JSON.stringify(values).replace(/\]$/, `,${number}]`)),
        ),
      ),
    post(
      'JSON numbers that survive',
      json('[0,-1,1.50,1e3,1E-7,0.1,9007199254740991,-2.5e+10,1e21,4503599627370496.5]'),
    ),
    ...[
      '-0 -0.0 0.0 1e400 1e-400 9007199254740992 9007199254740993',
      '9223372036854775807 -9223372036854775808 18446744073709551616 100000000000000000000000 123456789.123456789123 1.0 1E5',
    ]
      .flatMap((line) => line.split(' '))
      .map((number) => post(`JSON number ${number}`, json(`{"n": [${number}]}`))),
    post('a JSON integer of 5000 digits', json(`[${'7'.repeat(5000)}]`)),
    ...[
      'null true 0 "" [] {} "text"',
      '[null] [{}] {"":{"":[]}} {"0":"a","1":"b"} {"0":"a","x":1,"7":[]} [[[[]]],[{"a":[]}]]',
    ]
      .flatMap((line) => line.split(' '))
      .map((text) => post(`the JSON text ${text}`, json(text))),
    post('JSON with __proto__ and constructor', json('{"__proto__":{"a":1},"constructor":1,"__proto":2}')),
    post('JSON with a repeated name', json('{"a":1,"a":[2],"b":{"c":1,"c":2}}')),
    post('JSON with an unpaired surrogate', json('{"a":"\\ud800","\\udc00":"\\ud83d\\ude00"}')),
    post('JSON with every escape', json('{"a":"\\b\\f\\n\\r\\t\\/\\\\\\"\\u0000\\u001f\\u007f\\u00e9"}')),
    post(
      'JSON of a media type that no header can hold',
      json('1', "a/b; c='$(id)`\r\nX-Injected: ü1"),
      json('1', "a/b; c='$(id)`  X-Injected:  1"),
    ),
    post('JSON nested 100 deep', json(`${'['.repeat(100)}1${']'.repeat(100)}`)),
    {
      name: 'JSON of a vendor media type',
      request: { method: 'PATCH', body: json('{"a":"ü"}', 'application/vnd.api+json; charset=utf-8') },
    },
  ];
}
