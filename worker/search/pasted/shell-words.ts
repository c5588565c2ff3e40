/**
 * The words of a command until a pipe, without quotes (POSIX.1-2024, Shell Command Language §2.2): `-H "a: b"` →
 * `-H`, `a: b`. An open quote ends with the text.
 */
export function shellWords(text: string): string[] {
  const words: string[] = [];
  let word: string | null = null;
  let quote = '';
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? '';
    // Windows escapes quotes of a command with a caret.
    if (letter === '^' && text[at + 1] === '"') at++;
    else if (letter === '\\' && quote !== "'") word = (word ?? '') + (text[++at] ?? '');
    else if (letter === quote) quote = '';
    else if (quote !== '') word += letter;
    else if (letter === '"' || letter === "'") {
      quote = letter;
      // `$'…'` is a quote too.
      word = word === '$' ? '' : (word ?? '');
    } else if (letter === ' ') {
      if (word !== null) words.push(word);
      word = null;
    } else if (letter === '|') break;
    else word = (word ?? '') + letter;
  }
  return word === null ? words : [...words, word];
}
