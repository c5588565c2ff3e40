import { expect, it } from 'vitest';
import { toTryItWire } from '../../../../worker/forms/exchange/wire.ts';

const REQUEST = {
  method: 'POST',
  url: 'https://api.example.com/files',
  headers: [],
  body: {
    kind: 'multipart',
    mediaType: 'multipart/form-data',
    parts: [{ kind: 'file', name: 'file', fileName: 'a.pdf', mediaType: null }],
  },
} as const;

function textOf(wire: ReturnType<typeof toTryItWire>): string {
  return (wire.pieces ?? []).map((piece) => ('text' in piece ? piece.text : '')).join('');
}

it('sets the media type of a file that the description leaves open', () => {
  expect(textOf(toTryItWire(REQUEST, () => 'application/pdf'))).toContain('\r\nContent-Type: application/pdf\r\n\r\n');
  expect(textOf(toTryItWire(REQUEST))).toContain('\r\nContent-Type: application/octet-stream\r\n\r\n');
});

it('keeps the media type that the description sets for a part', () => {
  const parts = [{ ...REQUEST.body.parts[0], mediaType: 'image/png' }];
  const wire = toTryItWire({ ...REQUEST, body: { ...REQUEST.body, parts } }, () => 'application/pdf');
  expect(textOf(wire)).toContain('\r\nContent-Type: image/png\r\n');
});

it('writes form values as curl does', () => {
  const fields = [{ name: 'text[a]', value: 'Hello World! 1+1' }];
  const wire = toTryItWire({ ...REQUEST, body: { kind: 'form', mediaType: '', fields } });
  expect(textOf(wire)).toBe('text[a]=Hello+World%21+1%2B1');
});
