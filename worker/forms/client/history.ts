import type { TryItMessages } from '../../model/messages/messages.ts';
import type { LinkedRequest } from '../exchange/link.ts';
import { button, h } from './element.ts';

/** A previous request: the values to fill in the form again, and its result. Never contains secrets. */
export interface PastRequest {
  readonly at: Date;
  /** Path of the URL. */
  readonly target: string;
  /** Null if there was no response. */
  readonly status: number | null;
  readonly request: LinkedRequest;
}

const MAX_REQUESTS = 20;

/** By the URL of an operation's form, until the page is reloaded. */
const PAST = new Map<string, PastRequest[]>();

export interface HistoryView {
  readonly element: HTMLElement;
  add(past: PastRequest): void;
}

/** The requests that a form has sent, newest first. Each can fill in the form again. */
export function createHistory(
  key: string,
  onChoose: (past: PastRequest, isSent: boolean) => void,
  t: TryItMessages,
): HistoryView {
  const past = PAST.get(key) ?? [];
  PAST.set(key, past);
  const summary = h('summary', {});
  const list = h('ol', { className: 'try-history' });
  const element = h('details', { className: 'try-more try-past' }, summary, list);
  const show = (): void => {
    element.hidden = past.length === 0;
    summary.textContent = `${t.history} (${past.length})`;
    list.replaceChildren(...past.map((one) => toRow(one, onChoose, t)));
  };
  show();
  return {
    element,
    add(one) {
      past.unshift(one);
      past.length = Math.min(past.length, MAX_REQUESTS);
      show();
    },
  };
}

function toRow(
  past: PastRequest,
  onChoose: (past: PastRequest, isSent: boolean) => void,
  t: TryItMessages,
): HTMLElement {
  const time = past.at.toLocaleTimeString(document.documentElement.lang || undefined);
  const fill = button(past.target, () => onChoose(past, false), {
    className: 'try-quiet',
    title: t.fillIn,
    ariaLabel: `${past.target}: ${time}`,
  });
  const again = button(t.sendAgain, () => onChoose(past, true), {
    className: 'try-quiet',
    ariaLabel: `${t.sendAgain}: ${time}`,
  });
  return h('li', {}, h('time', {}, time), h('b', {}, String(past.status ?? '—')), fill, again);
}
