/** Collapses white space around line breaks like JSX. */
export function collapseJsx(text: string): string {
  const lines = text.split('\n').map((line, index, all) => {
    const start = index === 0 ? line : line.trimStart();
    return index === all.length - 1 ? start : start.trimEnd();
  });
  return lines.filter((line) => line !== '').join(' ');
}

/** Text as Markdown that shows it unchanged. Colons at the start of a line would open or close a directive. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<]/g, '\\$&').replace(/^[ \t]*(?=::)/gm, '$&\\');
}
