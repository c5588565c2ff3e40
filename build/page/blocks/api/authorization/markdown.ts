import { plain } from '../../../../../worker/model/markup/plain-markdown.ts';
import type { BuildMessages } from '../../../../../worker/model/messages/messages.ts';
import { bullet, code, heading, joinBlocks, oneLine, uncapitalize } from '../../../text/markdown/markdown-text.ts';
import type { OAuthFlow, Scope, SecurityRequirement, SecurityScheme } from './model.ts';

/** How an operation is authorized; null if the description does not say. */
export function authorizationSection(security: readonly SecurityRequirement[], messages: BuildMessages): string | null {
  if (security.length === 0) return null;
  const { page } = messages;
  const items = security.map((requirement) => requirementText(requirement, messages));
  return joinBlocks([
    heading(2, page.authorization),
    items.length === 1 ? (items[0] ?? '') : `${page.oneOf}:\n\n${items.map(bullet).join('\n')}`,
  ]);
}

function requirementText({ schemes }: SecurityRequirement, { page, reference }: BuildMessages): string {
  if (schemes.length === 0) return page.noAuthorization;
  const texts = schemes.map(({ name, type, deprecated, scopes }) => {
    const note = deprecated ? `, ${uncapitalize(page.deprecated)}` : '';
    const needed = scopes.map((scope) => code(scope.name)).join(', ');
    return `${code(name)} (${plain(type)}${note})${needed === '' ? '' : `, ${reference.inText.scopes} ${needed}`}`;
  });
  return reference.list(texts);
}

/** A security scheme with its setup details. */
export function schemeItem(
  { name, type, description: prose, deprecated, facts, flows }: SecurityScheme,
  { page }: BuildMessages,
): string {
  const note = deprecated ? `, ${uncapitalize(page.deprecated)}` : '';
  const text = prose === null ? '' : `: ${prose.markdown}`;
  return [
    `${code(name)} (${plain(type)}${note})${text}`,
    ...facts.map(({ label, value }) => bullet(`${label}: ${plain(value)}`)),
    ...flows.map((flow) => bullet(flowItem(flow))),
  ].join('\n');
}

function flowItem({ title, facts, scopes }: OAuthFlow): string {
  return [
    `${plain(title)}: ${facts.map(({ label, value }) => `${label} ${plain(value)}`).join(', ')}`,
    ...scopes.map((scope) => bullet(scopeItem(scope))),
  ].join('\n');
}

function scopeItem({ name, description: text }: Scope): string {
  return text === null ? code(name) : `${code(name)}: ${oneLine(text)}`;
}
