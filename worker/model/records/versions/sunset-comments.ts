import type { SiteVersion } from '../../site.ts';

/** The first code in the tab of a language. */
const SAMPLE =
  /(<section data-tab="([a-z]+)">(?:(?!<\/section>).)*?<code class="language-[\w-]+">)(&lt;\?php\b[^\n]*\n|#![^\n]*\n)?/gs;

/** The languages whose comments begin with `#`; in others, with `//`. */
const HASH_LANGUAGES: readonly string[] = ['curl', 'python', 'ruby'];

const OTHER_LANGUAGES: readonly string[] = ['csharp', 'go', 'java', 'javascript', 'php'];

/** The curl sample in Markdown, which has a heading of its own. */
const MARKDOWN_SAMPLE = /^(## [^\n]+\n\n```bash\n)(?=curl )/gm;

/**
 * Says in the code samples of an older version of an API until when it is supported, in the words of the response headers
 * for it (RFC 9745 §2, RFC 8594 §3). Null for versions without an end.
 */
export class SunsetComments {
  readonly #text: string;

  private constructor(text: string) {
    this.#text = text;
  }

  static of(version: SiteVersion, versions: readonly SiteVersion[]): SunsetComments | null {
    const { banner, label, set, until } = version;
    const current = versions.find((one) => one.set === set && one.isLast);
    if (set === undefined || banner !== 'older' || until === undefined || current === undefined) return null;
    return new SunsetComments(`Deprecation: ${label}, replaced by ${current.label}. Sunset: ${until}.`);
  }

  /** A whole article. */
  article(html: string): string {
    return html.replace(SAMPLE, (found, _start, language: string) => {
      const mark = HASH_LANGUAGES.includes(language) ? '#' : OTHER_LANGUAGES.includes(language) ? '//' : null;
      return mark === null ? found : `${found}${mark} ${this.#text}\n`;
    });
  }

  markdown(text: string): string {
    return text.replace(MARKDOWN_SAMPLE, (start) => `${start}# ${this.#text}\n`);
  }
}
