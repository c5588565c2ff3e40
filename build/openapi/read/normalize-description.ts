import type { JsonObject } from '../../../worker/request/value/json.ts';
import type { ApiWarnings } from '../core/api-warnings.ts';
import { hideInternal, hidesAnything } from './hide-internal.ts';
import { nameExtensions } from './name-extensions.ts';
import { namesAnything, normalizeAnchors } from './normalize-anchors.ts';
import { resolveSelfReferences } from './self-references.ts';
import { upgradeSwagger } from './upgrade-swagger.ts';

/** What a description has anywhere: most have neither, and take long to walk. */
export interface Marks {
  /** Something is kept from readers. */
  readonly hides: boolean;
  /** Something has a name to refer to. */
  readonly names: boolean;
}

const ALL_MARKS: Marks = { hides: true, names: true };

export const NO_MARKS: Marks = { hides: false, names: false };

export function joinMarks(one: Marks, other: Marks): Marks {
  return { hides: one.hides || other.hides, names: one.names || other.names };
}

/** By the JSON text of a description, or of a part of it. */
export function findMarks(json: string): Marks {
  return { hides: hidesAnything(json), names: namesAnything(json) };
}

/**
 * A description of any version as everything else reads it: references are JSON pointers, Swagger 2.0 is OpenAPI 3,
 * discriminators name all their branches, and what is hidden from readers is left out.
 */
export function normalizeDescription(root: JsonObject, warnings: ApiWarnings, marks: Marks = ALL_MARKS): JsonObject {
  const relative = resolveSelfReferences(root);
  const referring = marks.names ? normalizeAnchors(relative) : relative;
  const upgraded = upgradeSwagger(marks.hides ? hideInternal(referring, { keepPlaces: true }) : referring, warnings);
  return nameExtensions(upgraded);
}
