import { type ReactElement } from 'react';
import type { PageMessages } from '../model/messages/texts/page-messages.ts';
import type { SafeHtml } from '../model/safe-html.ts';
/** The texts of the rendered page. Throws outside `renderMarkup`, because there is no default language. */
export declare function useMessages(): PageMessages;
/** Renders components to HTML with the texts of one locale. */
export declare function renderMarkup(element: ReactElement, messages: PageMessages): SafeHtml;
