import { createContext, useContext } from 'react';
import type { SearchMessages } from '../../model/messages/search-messages.ts';

export const SearchMessagesContext = createContext<SearchMessages | null>(null);

/** The dialog's texts. Throws outside the dialog. */
export function useMessages(): SearchMessages {
  const messages = useContext(SearchMessagesContext);
  if (messages === null) throw new Error('The search dialog has no messages');
  return messages;
}
