import { createHash } from 'node:crypto';
import { errorMessage } from '../../../base/report/error-message.ts';
import { SourceError } from '../../../base/report/finding.ts';
import type { CompiledSite } from '../../../site/compiled-site.ts';
import { findImage, type SiteImage } from '../images.ts';

export interface BookFile {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
}

/** Types that every reading system shows (EPUB 3.3 §3.2), except WebP, which older ones do not know. */
const CORE = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/svg+xml']);

/** What a book may not have in a drawing: scripts, and whatever loads other files. */
const ACTIVE_SVG =
  /<script|<foreignObject|\son\w+\s*=|(?:href|src)\s*=\s*["'](?!#|data:image\/)|@import|url\(\s*(?!["']?(?:#|data:)|\s)/i;

/** The images of a book, each once. */
export class BookImages {
  readonly #site: CompiledSite;
  readonly #used = new Map<string, { readonly name: string; readonly image: SiteImage; readonly isDrawn: boolean }>();

  constructor(site: CompiledSite) {
    this.#site = site;
  }

  /** Its name in the book; null if the site does not have it. */
  add(src: string): string | null {
    const image = findImage(src, this.#site);
    if (image === null) return null;
    const known = this.#used.get(image.path);
    if (known !== undefined) return known.name;
    const isDrawn = !CORE.has(image.type) || (image.type === 'image/svg+xml' && isActive(image));
    const ending = isDrawn ? 'png' : image.path.slice(image.path.lastIndexOf('.') + 1).toLowerCase();
    const hash = createHash('sha256').update(image.path).digest('hex').slice(0, 12);
    const name = `images/${hash}.${ending}`;
    this.#used.set(image.path, { name, image, isDrawn });
    return name;
  }

  /** The files of all images so far. Those that a book cannot show become PNG. Throws SourceError for a damaged one. */
  async files(): Promise<BookFile[]> {
    const files: BookFile[] = [];
    for (const { name, image, isDrawn } of this.#used.values()) {
      if (!isDrawn) files.push({ name, type: image.type, content: image.bytes });
      else files.push({ name, type: 'image/png', content: await toPng(image) });
    }
    return files;
  }
}

function isActive({ bytes }: SiteImage): boolean {
  return ACTIVE_SVG.test(Buffer.from(bytes).toString('utf8'));
}

async function toPng({ path, bytes }: SiteImage): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(bytes).png().toBuffer();
  } catch (error) {
    throw SourceError.at(
      { file: path },
      `Cannot draw this image for the book: ${errorMessage(error)}. Save it as PNG or JPEG.`,
    );
  }
}
