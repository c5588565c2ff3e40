import type { ReactElement } from 'react';
import type { Heading } from '../../../../worker/model/parts.ts';
import { Html, inner } from '../../../../worker/ui/html.tsx';
import { type HtmlPage, siteTokens } from '../../text/tokens.ts';
import type { DrawingPart } from '../mermaid/clean-drawing.ts';
import { type Diagram, nameOf } from '../mermaid/draw-diagram.ts';
import { findState, keyOf, type State, type Transition } from './transitions.ts';

export interface LifecycleParts {
  readonly diagram: Diagram;
  readonly title: string | null;
  readonly states: readonly State[];
  readonly transitions: readonly Transition[];
}

interface LifecycleProps extends LifecycleParts {
  readonly page: HtmlPage;
  /** A name that no other block of the page has: of its sections, only one is open. */
  readonly group: string;
}

/** The drawing, whose parts are links, beside a section for each state. */
export function Lifecycle({ diagram, title, states, transitions, page, group }: LifecycleProps): ReactElement {
  const hrefOf = (state: State): string => `#${bodyId(page.headingOf(state.heading))}`;
  const linkPart = (part: DrawingPart): Readonly<Record<string, string>> | null => {
    const state = findState(part, states);
    if (part.has('id') && state !== undefined)
      return { href: hrefOf(state), class: `state-${states.indexOf(state) + 1}` };
    const href = transitions.find(({ key }) => key === keyOf(part))?.href;
    return typeof href === 'string' ? { href } : null;
  };
  const { markup, viewBox, width, height, labels } = diagram.draw(linkPart);
  return (
    <div className="lifecycle">
      <figure className="diagram">
        <nav aria-label={title ?? nameOf(labels)}>
          <svg viewBox={viewBox} width={width} height={height} {...inner(markup)} />
        </nav>
        {title !== null && <figcaption>{title}</figcaption>}
      </figure>
      <div className="states">
        {states.map((state, index) => (
          <StateSection
            key={state.name}
            state={state}
            page={page}
            group={group}
            isOpen={index === 0}
            next={transitions.filter(({ from }) => from === state)}
            hrefOf={hrefOf}
          />
        ))}
      </div>
    </div>
  );
}

/**
 * Browsers open what hides the target of a link, which a heading in a summary is not. Ids of headings have no full stop.
 */
function bodyId({ id }: Heading): string {
  return `${id}.state`;
}

interface StateSectionProps {
  readonly state: State;
  readonly page: HtmlPage;
  readonly group: string;
  readonly isOpen: boolean;
  readonly next: readonly Transition[];
  readonly hrefOf: (state: State) => string;
}

function StateSection({ state, page, group, isOpen, next, hrefOf }: StateSectionProps): ReactElement {
  const heading = page.headingOf(state.heading);
  const Name = `h${Math.min(6, Math.max(2, heading.level))}` as 'h3';
  return (
    <details name={group} open={isOpen}>
      <summary>
        <Name id={heading.id}>
          <Html as="span" html={page.inline(siteTokens(state.heading.tokens)).html} />
        </Name>
      </summary>
      <Html id={bodyId(heading)} html={page.blocks(state.content).html} />
      {next.length > 0 && (
        <ul className="transitions">
          {next.map(({ to, label, href }) => (
            <li key={label + to.name}>
              {href === null ? label : <a href={href}>{label}</a>}
              {' → '}
              <a href={hrefOf(to)}>{to.name}</a>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
