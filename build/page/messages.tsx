import { createContext, type ReactElement, useContext } from 'react';
import type { SafeHtml } from '../../worker/model/markup/safe-html.ts';
import type { PageMessages } from '../../worker/model/messages/messages.ts';
import * as frame from '../../worker/ui/messages.tsx';

const MessagesContext = createContext<PageMessages | null>(null);

/** The texts of the rendered article. Throws outside `renderMarkup`, because there is no default language. */
export function useMessages(): PageMessages {
  const messages = useContext(MessagesContext);
  if (messages === null) throw new Error('Components need messages: render them with renderMarkup()');
  return messages;
}

/** Renders components to HTML with the texts of one locale, also those that the edge shares. */
export function renderMarkup(element: ReactElement, messages: PageMessages): SafeHtml {
  return frame.renderMarkup(<MessagesContext value={messages}>{element}</MessagesContext>, messages);
}
