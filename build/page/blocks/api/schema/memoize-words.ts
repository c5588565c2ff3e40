import type { PageMessages } from '../../../../../worker/model/messages/messages.ts';

/**
 * Memoizes the words of schemas and fields, which do not depend on where they are used. Of forty rows, only one is
 * unique to its page.
 */
export function memoizeWords<Facts extends object>(
  render: (facts: Facts, messages: PageMessages) => string,
): (facts: Facts, messages: PageMessages) => string {
  const byMessages = new WeakMap<PageMessages, WeakMap<Facts, string>>();
  return (facts, messages) => {
    let known = byMessages.get(messages);
    if (known === undefined) {
      known = new WeakMap();
      byMessages.set(messages, known);
    }
    let words = known.get(facts);
    if (words === undefined) {
      words = render(facts, messages);
      known.set(facts, words);
    }
    return words;
  };
}
