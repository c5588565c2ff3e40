import { form, type HostileCase } from './hostile-case.ts';

/** Form fields. */
export function toFormCases(values: readonly string[]): readonly HostileCase[] {
  return [
    {
      name: 'form fields with every hostile string',
      request: { method: 'POST', body: form(values.map((value, index) => [`f${index}`, value])) },
    },
    {
      name: 'form fields with hostile names',
      request: { method: 'POST', body: form(['__proto__', ...values].map((name) => [name, 'x'])) },
    },
    {
      name: 'form fields with = and @ in names and values',
      request: {
        method: 'POST',
        body: form([
          ['a=b', 'c=d'],
          ['@a', '@b'],
          ['a@b', '=@/etc/passwd'],
          ['=', '='],
          ['', 'x'],
          ['y', ''],
          ['z', 'a\0b'],
          ['a b+c', ' +%20&'],
        ]),
      },
    },
    {
      name: 'form fields that repeat',
      request: {
        method: 'POST',
        body: form([
          ['tag', 'a'],
          ['tag', 'b c'],
          ['items[0][name]', "it's"],
          ['tag', ''],
        ]),
      },
    },
    {
      name: 'form fields named by numbers',
      request: {
        method: 'POST',
        body: form([
          ['b', '1'],
          ['2', '2'],
          ['0', '3'],
        ]),
      },
    },
    {
      name: 'form fields of another media type',
      request: {
        method: 'PUT',
        body: { ...form([['a', 'ü']]), mediaType: 'application/x-www-form-urlencoded; charset=utf-8' },
      },
    },
    {
      name: 'a form without fields',
      request: { method: 'POST', body: form([]) },
      arrives: { body: null },
    },
  ];
}
