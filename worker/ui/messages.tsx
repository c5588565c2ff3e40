import { createContext, type ReactElement, useContext } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SafeHtml } from '../model/markup/safe-html.ts';
import type { FrameMessages } from '../model/messages/messages.ts';

const MessagesContext = createContext<FrameMessages | null>(null);

/** The texts of the rendered page. Throws outside `renderMarkup`, because there is no default language. */
export function useMessages(): FrameMessages {
  const messages = useContext(MessagesContext);
  if (messages === null) throw new Error('Components need messages: render them with renderMarkup()');
  return messages;
}

/** Renders components to HTML with the texts of one locale. */
export function renderMarkup(element: ReactElement, messages: FrameMessages): SafeHtml {
  return renderToStaticMarkup(<MessagesContext value={messages}>{element}</MessagesContext>) as SafeHtml;
}
