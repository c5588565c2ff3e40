import type { ApiWarnings } from '../api-warnings.ts';
import { hideInternal } from './hide-internal.ts';
import type { JsonObject } from './json.ts';
import { levelAnchors } from './level-anchors.ts';
import { nameExtensions } from './name-extensions.ts';
import { levelSelfReferences } from './self-references.ts';
import { upgradeSwagger } from './upgrade-swagger.ts';

/**
 * A description of any version as everything else reads it: references are JSON pointers, Swagger 2.0 is OpenAPI 3,
 * discriminators name all that they tell apart, and what it keeps from readers is not there. `hides`: whether it keeps
 * anything.
 */
export function levelDescription(root: JsonObject, warnings: ApiWarnings, hides: boolean): JsonObject {
  const referring = levelAnchors(levelSelfReferences(root));
  const upgraded = upgradeSwagger(hides ? hideInternal(referring, { keepPlaces: true }) : referring, warnings);
  return nameExtensions(upgraded);
}
