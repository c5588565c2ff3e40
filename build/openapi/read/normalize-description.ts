import type { JsonObject } from '../../../worker/request/value/json.ts';
import type { ApiWarnings } from '../core/api-warnings.ts';
import { type ApiView, PUBLIC_API } from './api-access.ts';
import { hideInternal, hidesAnything } from './hide-internal.ts';
import { nameExtensions } from './name-extensions.ts';
import { namesAnything, normalizeAnchors } from './normalize-anchors.ts';
import { hasGoEnums, normalizeGoEnums } from './normalize-go-enums.ts';
import { flagsNull, normalizeNullable } from './normalize-nullable.ts';
import { resolveSelfReferences } from './self-references.ts';
import { upgradeSwagger } from './swagger/upgrade-swagger.ts';

/** Features found in the text of a description. Most descriptions have none, and walking them takes long. */
export interface Marks {
  /** Something is hidden from readers. */
  readonly hides: boolean;
  /** Something has an `$id` or an anchor. */
  readonly names: boolean;
  /** Something has an `x-nullable`. */
  readonly nulls: boolean;
  /** Something has the constants of a Go enum. */
  readonly goEnums: boolean;
}

export const ALL_MARKS: Marks = { hides: true, names: true, nulls: true, goEnums: true };

export const NO_MARKS: Marks = { hides: false, names: false, nulls: false, goEnums: false };

export function joinMarks(one: Marks, other: Marks): Marks {
  return {
    hides: one.hides || other.hides,
    names: one.names || other.names,
    nulls: one.nulls || other.nulls,
    goEnums: one.goEnums || other.goEnums,
  };
}

/** Finds marks in the JSON text of a description or of part of it. */
export function findMarks(json: string): Marks {
  return {
    hides: hidesAnything(json),
    names: namesAnything(json),
    nulls: flagsNull(json),
    goEnums: hasGoEnums(json),
  };
}

/**
 * Brings a description of any version into the form that the rest of the build expects: references are JSON pointers,
 * Swagger 2.0 is OpenAPI 3, discriminators name all their branches, and what readers of the view may not see is removed.
 */
export function normalizeDescription(
  root: JsonObject,
  warnings: ApiWarnings,
  marks: Marks = ALL_MARKS,
  view: Pick<ApiView, 'visible'> = PUBLIC_API,
): JsonObject {
  const relative = resolveSelfReferences(root);
  const referring = marks.names ? normalizeAnchors(relative) : relative;
  const flagged = marks.nulls ? normalizeNullable(referring) : referring;
  const described = marks.goEnums ? normalizeGoEnums(flagged) : flagged;
  const upgraded = upgradeSwagger(
    marks.hides ? hideInternal(described, { keepIndexes: true, view }) : described,
    warnings,
  );
  return nameExtensions(upgraded);
}
