import type { Messages } from './messages.ts';

/** What `translate()` and `<Translate>` show: the text with this id, or else the message in the code. */
interface CodeText {
  readonly id?: unknown;
  readonly message?: unknown;
}

/** A text in the language of the messages, as Docusaurus finds it. Null if the code names none. */
export function translateText(messages: Messages, { id, message }: CodeText): string | null {
  const [key, text] = [toText(id), toText(message)];
  const name = key ?? text;
  return name === null ? null : (messages.get(name) ?? text ?? name);
}

/** The parts of a text: text, and the value of each placeholder such as `{name}` that has one. */
export function splitText(
  text: string,
  values: Readonly<Record<string, unknown>>,
): (string | { readonly value: unknown })[] {
  return text
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .map((part) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1] ?? '';
      return Object.hasOwn(values, name) ? { value: values[name] } : part;
    });
}

/** A text with the values of its placeholders, those that are text. */
export function fillText(text: string, values: Readonly<Record<string, unknown>>): string {
  return splitText(text, values)
    .map((part) => (typeof part === 'string' ? part : (toText(part.value) ?? '')))
    .join('');
}

function toText(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : null;
}
