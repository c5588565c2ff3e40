import type { SampleRequest } from '../../../../worker/request/samples/sample-request.ts';
import type { HostileCase } from './hostile-case.ts';
import { toFormCases } from './hostile-form-cases.ts';
import { toHeaderCases } from './hostile-header-cases.ts';
import { toJsonCases } from './hostile-json-cases.ts';
import { toMultipartCases } from './hostile-multipart-cases.ts';
import { toHostileStrings, toHostileTexts } from './hostile-strings.ts';
import { toTextCases } from './hostile-text-cases.ts';
import { toUrlCases } from './hostile-url-cases.ts';

/** Requests whose values have a meaning for a shell, curl or an interpreter. */
export function toHostileCases(canary: string): readonly HostileCase[] {
  const strings = toHostileStrings(canary);
  const texts = toHostileTexts(canary);
  const values = [...strings, ...texts];
  return [
    ...toUrlCases(values),
    ...toHeaderCases(strings.map((value) => value.replace(/[\u007f\u009b]/g, '').trim())),
    ...toJsonCases(values),
    ...toFormCases(values),
    ...toMultipartCases(strings, texts),
    ...toTextCases(values),
  ];
}

/** The request of a case below the URL `base`. */
export function toSampleRequest({ request }: HostileCase, base: string): SampleRequest {
  const { method = 'GET', url = '/v1', headers = [], body = null } = request;
  return { method, url: `${base}${url}`, headers, body };
}
