import type { FrontMatter } from './front-matter.ts';

/** Front matter that a translation must give itself, because readers see it as text. */
export const OWN_TEXT_KEYS = [
  'title',
  'description',
  'keywords',
  'sidebar_label',
  'pagination_label',
  'tagline',
] as const;

/** Where front matter has texts to translate. `*`: every item. */
const TEXT_PATHS: readonly string[] = [
  ...OWN_TEXT_KEYS.map((key) => (key === 'keywords' ? 'keywords.*' : key)),
  'ways.*.title',
  'ways.*.text',
  'request.title',
  'popular.*.label',
  'popular.*.text',
  'changes.*.text',
];

/** The texts of front matter that readers see, by their path: `title`, `ways.0.text`. */
export function listTexts(frontMatter: FrontMatter): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const path of TEXT_PATHS) collect(frontMatter, path.split('.'), [], texts);
  return texts;
}

function collect(
  value: unknown,
  [step, ...rest]: readonly string[],
  path: readonly string[],
  texts: Map<string, string>,
): void {
  if (step === undefined) {
    if (typeof value === 'string' && /\p{L}/u.test(value)) texts.set(path.join('.'), value);
  } else if (Array.isArray(value)) {
    if (step === '*') for (const [index, item] of value.entries()) collect(item, rest, [...path, `${index}`], texts);
  } else if (typeof value === 'object' && value !== null && Object.hasOwn(value, step)) {
    collect(Reflect.get(value, step), rest, [...path, step], texts);
  }
}
