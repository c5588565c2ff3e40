import type { Field } from '../schema/model.ts';

export interface ParameterGroup {
  /** Fragment id of the section. */
  readonly id: string;
  /** `path`, `query`, `header`, `cookie`, `querystring` (OpenAPI 3.2 §4.12.1). */
  readonly location: string;
  readonly title: string;
  readonly parameters: readonly Field[];
}
