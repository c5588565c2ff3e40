import type { Link } from '../../../../../worker/model/parts.ts';
import type { Prose } from '../../../description/prose.ts';
import type { MediaType } from '../body/model.ts';
import type { Fact } from '../facts/fact-list.tsx';
import type { Field } from '../schema/model.ts';
import type { Server } from '../servers/model.ts';

export interface Response {
  readonly id: string;
  /** `200`, `4XX`, `default`. */
  readonly status: string;
  readonly title: string;
  readonly description: Prose | null;
  readonly headers: readonly Field[];
  readonly content: readonly MediaType[];
  readonly links: readonly ResponseLink[];
}

export interface ResponseLink {
  readonly name: string;
  readonly description: Prose | null;
  readonly operation: Link;
  readonly parameters: readonly Fact[];
  /** The server of that operation, if it differs from the one described here. */
  readonly server: Server | null;
}

/** `404 Not Found` */
export function responseLabel({ status, title }: Response): string {
  return title === '' || title === status ? status : `${status} ${title}`;
}
