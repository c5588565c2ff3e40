import type { TryItForm } from '../../../../worker/forms/exchange/record.ts';

/** A form for `GET /` with a mock, or with other facts. */
export function createForm(facts: Partial<TryItForm> = {}): TryItForm {
  return {
    api: 'a',
    mode: 'mock',
    method: 'GET',
    path: '/',
    servers: [],
    parameters: [],
    accept: null,
    body: null,
    security: [],
    schemes: {},
    statuses: [],
    $defs: {},
    ...facts,
  };
}
