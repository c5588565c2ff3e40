import { form, type HostileCase, post } from './hostile-case.ts';

/** Form fields. */
export function toFormCases(values: readonly string[]): readonly HostileCase[] {
  return [
    post('form fields with every hostile string', form(values.map((value, index) => [`f${index}`, value]))),
    post('form fields with hostile names', form(['__proto__', ...values].map((name) => [name, 'x']))),
    post(
      'form fields with = and @ in names and values',
      toFields({
        'a=b': 'c=d',
        '@a': '@b',
        'a@b': '=@/etc/passwd',
        '=': '=',
        '': 'x',
        y: '',
        z: 'a\0b',
        'a b+c': ' +%20&',
      }),
    ),
    post('form fields that repeat', toFields({ tag: 'a', 'items[0][name]': "it's" }, { tag: 'b c' }, { tag: '' })),
    post('form fields named by numbers', toFields({ b: '1' }, { 2: '2' }, { 0: '3' })),
    {
      name: 'form fields of another media type',
      request: {
        method: 'PUT',
        body: { ...toFields({ a: 'ü' }), mediaType: 'application/x-www-form-urlencoded; charset=utf-8' },
      },
    },
    post('a form without fields', form([]), null),
  ];
}

/** A form of these fields, in order. */
function toFields(...fields: readonly Readonly<Record<string, string>>[]): ReturnType<typeof form> {
  return form(fields.flatMap(Object.entries));
}
