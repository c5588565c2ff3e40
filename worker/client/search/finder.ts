import type { SearchMessages } from '../../model/messages/messages.ts';
import { noteChoice } from '../search-highlights/note-arrival.ts';
import { addPage, addSearch, loadRecents, type RecentPage, type Recents, storeRecents } from './recents.ts';
import type { PagedQuery, SearchClient } from './search-client.ts';
import { sendableText } from './sendable-text.ts';
import { type Choice, type ChoiceGroup, firstActive, groupPages, groupResults, groupStart } from './state/choices.ts';
import { indexAfter } from './state/index-after.ts';
import { RunningSearch } from './state/running-search.ts';
import { type SearchState, shownAnswer } from './state/search-state.ts';

interface FinderOptions {
  readonly client: SearchClient;
  readonly messages: SearchMessages;
  /** The text typed before the dialog opened. */
  readonly initialText: string;
  /** The version of the docs that is read, on a versioned site. */
  readonly version: string | null;
  readonly suggestions: readonly RecentPage[];
  /** Aborted when the dialog is closed. */
  readonly closed: AbortSignal;
  /** Closes the dialog before a page is shown. */
  readonly close: () => void;
}

/** The state of the dialog, from the text in its field to the choice that Enter opens. Its `onChange` shows each change. */
export class Finder {
  onChange = (): void => {};
  readonly #options: FinderOptions;
  readonly #search: RunningSearch;
  #asked: PagedQuery;
  #recents = loadRecents();
  /** What the groups depend on, to keep them and the active choice while it is the same, whatever is typed meanwhile. */
  #source = '';
  #answer: unknown = null;
  #groups: readonly ChoiceGroup[] = [];
  #index = -1;
  /** Whether Enter was pressed before the result arrived. */
  #isAwaited = false;

  constructor(options: FinderOptions) {
    this.#options = options;
    this.#asked = { text: options.initialText, area: null, method: null, version: options.version, page: 1 };
    this.#search = new RunningSearch(options.client, () => this.#follow(), options.closed);
  }

  /** The text as typed. */
  get text(): string {
    return this.#asked.text;
  }

  get query(): PagedQuery {
    const { text, area, method } = this.#asked;
    return { ...this.#asked, text: text.trim(), method: area === 'api' ? method : null };
  }

  get state(): SearchState {
    return this.#search.state;
  }

  /** The same list until its choices change. */
  get groups(): readonly ChoiceGroup[] {
    return this.#groups;
  }

  get active(): Choice | null {
    return this.#choices()[this.#index] ?? null;
  }

  /** URL of the search page for the query. */
  get searchHref(): string {
    return this.#options.client.href(this.query);
  }

  /** Searches for the initial text. */
  start(): void {
    this.#search.run(this.query);
    this.#follow();
  }

  /** Changes what is given, and returns to the first page unless a page is given. */
  change(changed: Partial<PagedQuery>): void {
    if (changed.text !== undefined) this.#isAwaited = false;
    this.#asked = { ...this.#asked, page: 1, ...changed };
    this.#search.run(this.query);
    this.#follow();
  }

  retry(): void {
    this.#search.retry();
  }

  changeRecents(change: (recents: Recents) => Recents): void {
    this.#recents = change(this.#recents);
    storeRecents(this.#recents);
    this.#follow();
  }

  activate(choice: Choice): void {
    if (choice !== this.active) this.#move(this.#choices().indexOf(choice));
  }

  /** Moves according to a key. Returns false for other keys. */
  moveByKey(key: string): boolean {
    const index = indexAfter(key, this.#index, this.#choices().length - 1);
    if (index !== null) this.#move(index);
    return index !== null;
  }

  /** `staysOpen`: the browser opens the page elsewhere. */
  choose(choice: Choice, staysOpen: boolean): void {
    if (choice.kind === 'search') this.change({ text: choice.text });
    else if (choice.kind !== 'more') this.#visit(choice, staysOpen);
    // While another query runs, the option belongs to the previous one.
    else if (this.state.kind !== 'asking') this.change({ page: choice.page });
  }

  enter(inNewTab: boolean): void {
    const { active, state } = this;
    const link = active === null ? null : document.getElementById(active.id);
    if (state.kind === 'failed') this.retry();
    else if (state.kind === 'asking' && this.query.page === 1) this.#isAwaited = true;
    else if (inNewTab && active !== null && link instanceof HTMLAnchorElement) {
      this.choose(active, true);
      window.open(link.href);
    } else link?.click();
  }

  #visit(choice: Choice, staysOpen: boolean): void {
    // What pasted text asks is shorter than the text.
    this.#recents = addChoice(this.#recents, shownAnswer(this.state)?.query ?? sendableText(this.text), choice);
    storeRecents(this.#recents);
    if (choice.kind === 'result') noteChoice(document, choice.result);
    // The pressed link stays in the document until the browser has followed it.
    if (staysOpen) setTimeout(() => this.#follow());
    else this.#options.close();
  }

  #choices(): readonly Choice[] {
    return this.#groups.flatMap((group) => group.choices);
  }

  #move(index: number): void {
    this.#index = index;
    this.onChange();
  }

  #follow(): void {
    this.#group();
    this.onChange();
    if (this.state.kind === 'asking') return;
    const isAwaited = this.#isAwaited && this.state.kind === 'answered';
    this.#isAwaited = false;
    // Clicks the choice like a pointer would, so that the site's link handling applies.
    if (isAwaited) document.getElementById(this.#choices()[0]?.id ?? '')?.click();
  }

  #group(): void {
    const { client, messages, suggestions } = this.#options;
    const { state } = this;
    const { area, method } = this.query;
    const answer = state.kind === 'nothing' ? state.answer : shownAnswer(state);
    const isStart = state.kind === 'start';
    const source = JSON.stringify(isStart ? this.#recents : [area, method]);
    if (answer === this.#answer && source === this.#source) return;
    this.#answer = answer;
    this.#source = source;
    if (answer === null) this.#groups = isStart ? groupStart(this.#recents, suggestions, messages) : [];
    else this.#groups = groupResults(answer, client.href({ text: answer.query, area, method }), messages);
    const hasChoices = answer !== null && this.#groups.length > 0;
    // Before the reader types, and without results, Enter opens nothing.
    this.#index = hasChoices ? firstActive(this.#groups, answer) : -1;
    if (state.kind === 'nothing' && area === null)
      this.#groups = [...this.#groups, ...groupPages(suggestions, messages)];
  }
}

function addChoice(recents: Recents, text: string, choice: Choice): Recents {
  const searched = text === '' ? recents : addSearch(recents, text);
  const page = toRecentPage(choice);
  return page === null ? searched : addPage(searched, page);
}

function toRecentPage(choice: Choice): RecentPage | null {
  if (choice.kind === 'page') return choice.page;
  if (choice.kind !== 'result') return null;
  const { href, title, place, operation } = choice.result;
  return { href, title: place === null ? title : `${title} › ${place.label}`, operation };
}
