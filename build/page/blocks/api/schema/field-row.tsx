import type { ReactElement } from 'react';
import { renderIdentifier } from '../../../../../worker/model/markup/narrow-names.ts';
import { escapeHtml, type SafeHtml } from '../../../../../worker/model/markup/safe-html.ts';
import type { PageMessages } from '../../../../../worker/model/messages/messages.ts';
import type { Link } from '../../../../../worker/model/parts.ts';
import { Html } from '../../../../../worker/ui/html.tsx';
import { renderMarkup, useMessages } from '../../../messages.tsx';
import { Badges } from '../badges/html.tsx';
import { DescribedValues } from './enum-values.tsx';
import type { ChangeMark, Field, FieldFacts } from './model.ts';
import { hasOwnTitle } from './names.ts';
import { SchemaFacts, SchemaType } from './schema-facts.tsx';

/** Shorter names fit every column, so they need no break points. */
const MAX_UNBROKEN_NAME = 28;

/**
 * A parameter, property or header as a list item, with `below` inside it. Elements that every row has once carry no
 * class, because rows are most of a site's size: `a` is the name and links to itself, `i` the type, `strong` the
 * required mark, `p` the description.
 */
export function renderField(
  { id, facts, valuesAt, mark }: Field,
  below: SafeHtml | null,
  messages: PageMessages,
): SafeHtml {
  const fragment = escapeHtml(id);
  const flag = facts.deprecated ? ' class="deprecated"' : '';
  const words =
    valuesAt === null && mark === undefined
      ? wordsOf(facts, messages)
      : renderWords({ facts, valuesAt, mark }, messages);
  return `<li id="${fragment}"${flag}><a href="#${fragment}">${words}${below ?? ''}</li>` as SafeHtml;
}

const wordsOf = memoizeWords((facts: FieldFacts, messages) =>
  renderWords({ facts, valuesAt: null, mark: undefined }, messages),
);

/** The name, which ends the link, followed by the field's text. */
function renderWords(words: FieldWordsProps, messages: PageMessages): string {
  const { name } = words.facts;
  const label = name.length > MAX_UNBROKEN_NAME ? renderIdentifier(name) : escapeHtml(name);
  return `${label}</a> ${renderMarkup(<FieldWords {...words} />, messages)}`;
}

interface FieldWordsProps {
  readonly facts: FieldFacts;
  readonly valuesAt: Link | null;
  readonly mark: ChangeMark | undefined;
}

function FieldWords({ facts, valuesAt, mark }: FieldWordsProps): ReactElement {
  const t = useMessages();
  const { type, title, required, deprecated, deprecation, readOnly, writeOnly, badges, namedExamples } = facts;
  return (
    <>
      <SchemaType type={type} />
      <Badges {...{ required, deprecated, readOnly, writeOnly, mark }} labels={badges} />
      {deprecation !== null && <Html className="deprecation" html={deprecation.html} />}
      {hasOwnTitle(facts) && <p>{title}</p>}
      <SchemaFacts facts={facts} valuesAt={valuesAt} />
      {namedExamples.length > 0 && (
        <>
          <p className="fact">{t.examples}</p>
          <DescribedValues values={namedExamples} />
        </>
      )}
    </>
  );
}

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
