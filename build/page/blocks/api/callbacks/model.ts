import type { Prose } from '../../../description/prose.ts';
import type { RequestBody } from '../body/model.ts';
import type { ParameterGroup } from '../parameters/model.ts';
import type { Response } from '../responses/model.ts';

export interface Callback {
  readonly id: string;
  readonly name: string;
  readonly operations: readonly CallbackOperation[];
}

export interface CallbackOperation {
  readonly method: string;
  /** Runtime expression (OpenAPI 3.2 §4.18.1). */
  readonly expression: string;
  readonly title: string;
  readonly description: Prose | null;
  readonly parameters: readonly ParameterGroup[];
  readonly requestBody: RequestBody | null;
  readonly responses: readonly Response[];
}
