import * as z from 'zod';
import { parseYaml } from '../../../base/source/parse-yaml.ts';
import type { TextFile } from '../../../base/source/read-text.ts';
import { validate } from '../../../base/source/validate.ts';
import { type ExportFile, exportState, type ImportFile, noteOf, STATES } from './exchange-file.ts';

const jsonSchema = z.strictObject({
  sourceLanguage: z.string(),
  targetLanguage: z.string(),
  units: z.array(
    z.object({
      id: z.string(),
      page: z.string(),
      state: z.enum(STATES),
      source: z.string(),
      target: z.string().nullish(),
      note: z.string().optional(),
    }),
  ),
});

/** Units as JSON. Sources and targets are Markdown. */
export function renderJson({ original, languages, units }: ExportFile): string {
  const file: z.infer<typeof jsonSchema> = {
    sourceLanguage: languages.original,
    targetLanguage: languages.translation,
    units: units.map((unit) => ({
      id: unit.id,
      page: original,
      state: exportState(unit),
      source: unit.source,
      target: unit.target,
      note: noteOf(original, unit),
    })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Reads such a file. Throws SourceError if it is not one. */
export function parseJson({ file, text }: TextFile): ImportFile {
  const document = parseYaml(file, text, 'translations');
  const { sourceLanguage, targetLanguage, units } = validate(document, jsonSchema);
  return {
    file,
    languages: { original: sourceLanguage, translation: targetLanguage },
    units: units.map(({ id, page, state, target }, index) => ({
      original: page,
      id,
      position: document.locate(['units', index]),
      state,
      toMarkdown: () => target ?? '',
    })),
  };
}
