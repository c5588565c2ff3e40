import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findByLocale } from '../../../worker/model/messages/find-messages.ts';
import { PROJECT_ROOT } from '../../base/project-root.ts';
import { errorCode } from '../../base/report/error-message.ts';
import { slashPath } from '../../base/source/file-paths.ts';
import { COMPATIBILITY_DATE } from '../../serve/local/local-worker.ts';
import { ENGINE_VERSION } from '../engine-package.ts';
import type { FoundDescription } from './find-description.ts';
import * as all from './starters/all-starters.ts';
import type { StarterTexts } from './starters/en.ts';

/** The answers that determine a new site. */
export interface SiteAnswers {
  readonly name: string;
  readonly description: FoundDescription | null;
  /** `#0f5a64` */
  readonly accent: string;
  /** Language of the site (BCP 47). */
  readonly language: string;
}

interface InitializedSite {
  /** Written files, relative to the folder, with slashes; those of the description come last. */
  readonly written: readonly string[];
  /** Existing files, which are left unchanged. */
  readonly kept: readonly string[];
}

const TEMPLATE = join(PROJECT_ROOT, 'build/cli/init/template');

/** npm excludes some names from packages, so these have this suffix in the template. */
const SUFFIX = '.template';

const PLACEHOLDER = /__([A-Z_]+?)__/g;

/** Writes a site that is ready to build. Existing files are left unchanged. */
export async function initSite(dir: string, answers: SiteAnswers): Promise<InitializedSite> {
  const slug = toSlug(answers.name);
  const texts = new Map(
    Object.entries(findStarters(answers.language)).map(([name, text]) => [toPlaceholder(name), text]),
  );
  const values = toValues(answers, slug, texts.get('ABOUT_APIS') ?? '');
  const written: string[] = [];
  const kept: string[] = [];
  const write = async (file: string, work: (path: string) => Promise<void>): Promise<void> => {
    const path = join(dir, file);
    await mkdir(dirname(path), { recursive: true });
    try {
      await work(path);
      written.push(file);
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') {
        // A part of a file would be kept as the author's own by the next run.
        await rm(path, { force: true });
        throw error;
      }
      kept.push(file);
    }
  };
  for (const file of await listTemplate()) {
    const text = await readFile(join(TEMPLATE, file), 'utf8');
    const filled = fill(fill(text, texts), values);
    const target = file.endsWith(SUFFIX) ? toTargetName(file) : file;
    await write(target, (path) => writeFile(path, filled, { flag: 'wx' }));
  }
  for (const [file, source] of answers.description?.files ?? [])
    await write(`content/${file}`, (path) => copyFile(source, path, 1));
  return { written, kept };
}

/** `firstSteps` → `FIRST_STEPS` */
function toPlaceholder(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}

function fill(text: string, values: ReadonlyMap<string, string>): string {
  return text.replace(PLACEHOLDER, (found, name: string) => values.get(name) ?? found);
}

/** A name for URLs: `Ledger & Co` → `ledger-co`. */
function toSlug(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (
    plain
      .replace(/[^a-z0-9]+/g, '-')
      // Leaves room for a preview's name: pr-1234-<name>-preview is one label of a host name, at most 63 characters.
      .slice(0, 40)
      .replace(/^-+|-+$/g, '') || 'docs'
  );
}

function toTargetName(file: string): string {
  const name = file.slice(0, -SUFFIX.length);
  return name === 'gitignore' ? '.gitignore' : name;
}

async function listTemplate(): Promise<string[]> {
  const entries = await readdir(TEMPLATE, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => slashPath(TEMPLATE, join(parentPath, name)))
    .sort();
}

function toValues(
  { name, description, accent, language }: SiteAnswers,
  slug: string,
  comment: string,
): ReadonlyMap<string, string> {
  const overview = `/api/${slug}-api`;
  const api = `\n# ${comment}\napis:\n  - id: ${slug}\n    description: ${toYaml(description?.location ?? 'api/description.yaml')}\n`;
  const navbar = `  - label: API\n    to: ${overview}\n    sidebar: api\n`;
  return new Map([
    ['TITLE', toYaml(name)],
    ['HEADING', toMarkdown(name)],
    ['SLUG', slug],
    ['LOCALE', language],
    ['ACCENT', accent],
    ['VERSION', ENGINE_VERSION],
    ['COMPATIBILITY_DATE', COMPATIBILITY_DATE],
    ['API', description === null ? api.replace(/^(?=[^#\n])/gm, '# ') : api],
    ['API_NAVBAR', description === null ? '' : navbar],
    ['API_OVERVIEW', description === null ? '' : `\n::openapi{overview=${slug}}\n`],
    ['API_LINK', description === null ? '' : ` [API](${overview})`],
  ]);
}

/** A text as a YAML scalar, plain if that is safe. */
function toYaml(text: string): string {
  return /^[\p{L}][\p{L}\p{N} ./_-]*$/u.test(text) && !/^(?:true|false|null|yes|no|on|off)$/i.test(text)
    ? text
    : JSON.stringify(text);
}

/** The name of the site in Markdown: the variable, unless the name has characters of Markdown. */
function toMarkdown(name: string): string {
  const escaped = name.replace(/[\\`*_~{}[\]<>&$:]/g, '\\$&');
  return escaped === name ? '{{ product.name }}' : escaped;
}

/** The texts of a new site in a language (BCP 47), or in English if there are none. */
export function findStarters(tag: string): StarterTexts {
  return findByLocale<StarterTexts>(all, tag) ?? all.en;
}
