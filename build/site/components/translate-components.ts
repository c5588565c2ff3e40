import type { PlainData } from '../../page/mdx/plain-data.ts';
import type { SiteTexts } from '../languages/site-texts.ts';
import type { SiteComponents } from './site-components.ts';

/** The components with their texts in a language. */
export function translateComponents(components: SiteComponents, texts: SiteTexts): SiteComponents {
  const translated = new Map<string, { readonly texts: PlainData }>();
  for (const name of components.names()) {
    const own = components.find(name)?.given.texts;
    if (own === undefined) continue;
    const entries = Object.entries(own as Readonly<Record<string, string>>);
    translated.set(name, { texts: Object.fromEntries(entries.map(([key, text]) => [key, texts.translate(text)])) });
  }
  if (translated.size === 0) return components;
  return {
    ...components,
    // Pages depend on the texts as on the code.
    digest: components.digest + JSON.stringify([...translated]),
    find(name) {
      const component = components.find(name);
      return component && { ...component, given: translated.get(name) ?? component.given };
    },
  };
}
