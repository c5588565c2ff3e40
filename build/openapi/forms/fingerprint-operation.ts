import type { TryItForm, TryItResponses } from '../../../worker/forms/exchange/record.ts';
import { parseExactJson, toExactJson } from '../../../worker/request/value/exact-integers.ts';
import { digestOf } from '../../base/digest.ts';

import type { CompiledTryIt } from './compile-try-it.ts';

const LENGTH = 16;

/** The form and the responses of an operation. */
export interface TryItRecord {
  readonly form: TryItForm;
  readonly answers: TryItResponses;
}

export function parseTryIt({ form, answers }: CompiledTryIt): TryItRecord {
  const parse = (bytes: Uint8Array): unknown => parseExactJson(Buffer.from(bytes).toString('utf8'));
  return { form: parse(form) as TryItForm, answers: parse(answers) as TryItResponses };
}

/**
 * Identifies what a description says of an operation's requests and responses. Texts, examples and servers do not count,
 * nor do the parts of large schemas that forms leave out.
 */
export function fingerprintOperation({ form, answers }: TryItRecord): string {
  const { method, path, parameters, body, security, $defs } = form;
  const facts = [
    ...[method, path, security, $defs, answers.$defs, body?.required, body?.content],
    parameters.map(({ value: _, example: _example, ...own }) => own),
    Object.entries(answers.responses).map(([status, { content, headers = [] }]) => [
      status,
      content.map(({ type, schema }) => [type, schema]),
      headers.map(({ name, required, schema }) => [name, required, schema]),
    ]),
  ];
  return digestOf(toExactJson(facts) ?? '').slice(0, LENGTH);
}
