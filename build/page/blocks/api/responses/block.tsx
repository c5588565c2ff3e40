import type { ReactElement } from 'react';
import { CodeBlock } from '../../../../../worker/ui/code-block.tsx';
import { Heading } from '../../../../../worker/ui/heading.tsx';
import { Tabs } from '../../../../../worker/ui/tabs.tsx';
import { useMessages } from '../../../messages.tsx';
import type { PageBlock } from '../../../page.ts';
import type { SourcePlace } from '../../../search/search-source.ts';
import { readContent } from '../body/block.tsx';
import { schemasIn, treesIn } from '../body/model.ts';
import { Examples, NO_GROUP } from '../examples/html.tsx';
import type { Schema } from '../schema/model.ts';
import { listBlock, SECTION_IDS } from '../section.tsx';
import { Responses } from './html.tsx';
import { isUsualError, responsesSection } from './markdown.ts';
import { type Response, responseLabel } from './model.ts';

interface ResponsesOptions {
  readonly webhook: boolean;
  /** Whether the request is shown beside the text, which its responses then follow. */
  readonly besideRequest: boolean;
  /** The end of the id of the example that answers the first request, after `-example-`; null without a choice. */
  readonly answer: string | null;
}

/** The responses of an operation, with their examples beside them. */
export function responsesBlock(responses: readonly Response[], options: ResponsesOptions): PageBlock {
  return listBlock(responses, (shown, isContinued) => {
    const isShown = (options.besideRequest && !isContinued) || shown.some(isAnswered);
    const answers = isShown ? answersOf(shown, options) : [];
    return {
      html: <Responses id={SECTION_IDS.responses} responses={shown} />,
      ...(answers.length === 0 ? {} : { aside: { title: (t) => t.example, html: <Answers answers={answers} /> } }),
      headings: (t) => [
        { id: SECTION_IDS.responses, text: t.responses, level: 2 },
        ...shown.map((response) => ({ id: response.id, text: responseLabel(response), level: 3 })),
      ],
      markdown: (context) => responsesSection(shown, 2, context),
      search: () => ({ places: readResponses(shown) }),
      trees: responseTrees(shown),
      written: writtenSchemas(shown),
    };
  });
}

/** The schemas whose trees are shown, in page order. */
export function responseTrees(responses: readonly Response[]): readonly Schema[] {
  return responses.flatMap(({ headers, content }) => [...headers, ...treesIn(content)]);
}

/** Those that the Markdown shows. */
export function writtenSchemas(responses: readonly Response[]): readonly Schema[] {
  return responses.flatMap((response) => [
    ...(isUsualError(response) ? [] : schemasIn(response.content)),
    ...response.headers,
  ]);
}

/**
 * Successes first, even those without a body, so that the column does not begin with an error. The first one begins
 * with the example that answers the first request.
 */
function answersOf(responses: readonly Response[], { webhook, answer }: ResponsesOptions): readonly Response[] {
  const isSuccess = ({ status }: Response): boolean => !webhook && status.startsWith('2');
  const [first, ...others] = [
    ...responses.filter(isSuccess),
    ...responses.filter((response) => !isSuccess(response) && isAnswered(response)),
  ];
  if (first === undefined) return [];
  const content = first.content.map((mediaType) => {
    const own = mediaType.examples.filter(({ id }) => answer !== null && id.endsWith(`-example-${answer}`));
    return { ...mediaType, examples: [...new Set([...own, ...mediaType.examples])] };
  });
  return [{ ...first, content }, ...others];
}

function isAnswered({ content }: Response): boolean {
  return content.some(({ examples }) => examples.length > 0);
}

function Answers({ answers }: { readonly answers: readonly Response[] }): ReactElement {
  const t = useMessages();
  return (
    <section className="exchange response-examples">
      <Heading level={2} id={SECTION_IDS.responseExamples} text={t.responseExamples}>
        {t.response}
      </Heading>
      <AnswerButton {...answers[0]} />
      <Tabs
        group={NO_GROUP}
        label={t.status}
        asMenu
        tabs={answers.map((response) => ({
          value: response.id,
          label: response.status,
          content: <Answer response={response} />,
        }))}
      />
    </section>
  );
}

/** Opens the responses in a window without a column for them. Names the first one. */
function AnswerButton({ status = '', title = '' }: Partial<Response>): ReactElement {
  return (
    <button type="button" className="open-answer" data-action="open-answer">
      <span className={`status class-${status.charAt(0)}`}>
        <b>{status}</b> {title}
      </span>
    </button>
  );
}

/** The examples of a response. Without any, its status and media types. */
function Answer({ response }: { readonly response: Response }): ReactElement {
  const { status, title, content } = response;
  if (isAnswered(response)) return <Examples content={content} named={false} asMenu within={status} />;
  const text = [`${status} ${title}`.trim(), ...content.map(({ name }) => name)].join('\n');
  return <CodeBlock language="text" code={text} />;
}

/**
 * The fields of all responses, then the responses. Error bodies are the same everywhere, and have their own page or
 * guide.
 */
function readResponses(responses: readonly Response[]): SourcePlace[] {
  return [
    ...responses.flatMap(({ status, content }) => (/^[45]/.test(status) ? [] : readContent(content))),
    ...responses.map(toPlace),
  ];
}

function toPlace(response: Response): SourcePlace {
  const { id, description } = response;
  return { kind: 'response', id, label: responseLabel(response), text: description?.text ?? '' };
}
