import type { TryItMessages } from '../../model/messages/messages.ts';
import { button, h } from './element.ts';

/** Windows with a column for request and response (styles: `@media (width > 75em)`). */
const WIDE = '(width > 75em)';

/**
 * Where a received response is shown: in place of the documented one beside the form, or else below the form. The page
 * never scrolls by itself; a link in the form's bar leads to a response below it.
 */
export class ExchangePlace {
  readonly element: HTMLElement;
  /** The place below the form. */
  readonly below = h('div', {});
  /** Leads to a response below the form. */
  readonly link: HTMLButtonElement;
  readonly #t: TryItMessages;
  readonly #wide = matchMedia(WIDE);

  constructor(t: TryItMessages) {
    this.#t = t;
    this.element = h('section', { className: 'try-answer', ariaLabel: t.response, hidden: true, tabIndex: -1 });
    this.link = button('', () => this.#follow(), { className: 'try-quiet', hidden: true });
    this.#wide.addEventListener('change', () => this.show());
    this.below.append(this.element);
  }

  /** Shows why there is no response. */
  fill(failure: HTMLElement): void {
    this.element.replaceChildren(failure);
    this.#reveal(this.#t.noResponse);
  }

  /** Shows a response whose head has arrived. Without a status, shows what was there. */
  show(status?: number): void {
    if (status !== undefined) this.#reveal(`↓ ${this.#t.response}: ${status}`);
    else this.#move();
  }

  /** Shows the documented response again. */
  clear(): void {
    this.element.hidden = true;
    this.#move();
  }

  #reveal(label: string): void {
    this.element.hidden = false;
    this.link.textContent = label;
    const back = button('×', () => this.clear(), { className: 'try-remove', ariaLabel: this.#t.documented });
    this.element.children[0]?.append(back);
    this.#move();
  }

  #move(): void {
    const column = document.querySelector('.samples');
    const documented = column?.querySelector<HTMLElement>(':scope > .response-examples') ?? null;
    const isShown = !this.element.hidden && this.below.isConnected;
    const isBeside = isShown && column !== null && this.#wide.matches;
    (isBeside ? column : this.below).append(this.element);
    if (documented !== null) documented.hidden = isBeside;
    this.link.hidden = !isShown || isBeside;
  }

  #follow(): void {
    this.element.focus({ preventScroll: true });
    this.element.scrollIntoView({ block: 'start' });
  }
}
