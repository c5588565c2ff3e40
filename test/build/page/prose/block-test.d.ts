import { type CompileOptions } from './compile.ts';
/** A block's HTML without line breaks and drawings, its Markdown, and the findings. */
export declare function show(
  markdown: string,
  options?: CompileOptions,
): {
  readonly html: string;
  readonly markdown: string;
  readonly findings: readonly string[];
};
