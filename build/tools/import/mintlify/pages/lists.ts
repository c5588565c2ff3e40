import { isElement } from '../../shared/markup/component-parts.ts';
import type { Component, ComponentUse } from '../../shared/markup/convert-markup.ts';
import type { MarkupNode } from '../../shared/markup/markup-tree.ts';

/** A tree of files as a nested list, which may be its content. */
export const writeFileTree: Component = ({ children }, use) => {
  const tree = children.some((node) => isElement(node) && /(?:File|Folder)$/.test(node.name))
    ? writeTree(children, 0, use)
    : use.content().trim();
  return `<FileTree>\n\n${tree}\n\n</FileTree>`;
};

function writeTree(nodes: readonly MarkupNode[], depth: number, use: ComponentUse): string {
  return nodes
    .filter(isElement)
    .map((entry) => {
      const written = entry.tag.attributes.find(({ name }) => name === 'name')?.value;
      const name = written?.kind === 'text' ? written.text : use.convert(entry.children).trim();
      const isFolder = /folder/i.test(entry.name);
      const line = `${'  '.repeat(depth)}- ${name.replace(/([*_[\]<>`])/g, '\\$1')}${isFolder && !name.endsWith('/') ? '/' : ''}`;
      const inner = isFolder ? writeTree(entry.children, depth + 1, use) : '';
      return inner === '' ? line : `${line}\n${inner}`;
    })
    .join('\n');
}

/** A palette as a list of names and values. */
export const writeColors: Component = ({ children }, use) => {
  const lines = children.filter(isElement).map((part): string => {
    if (part.name !== 'Color.Item') {
      const title = part.tag.attributes.find(({ name }) => name === 'title')?.value;
      return `${title?.kind === 'text' ? `\n**${title.text}**\n\n` : ''}${writeColors(part, use)}`;
    }
    const own = (key: string): string => {
      const value = part.tag.attributes.find(({ name }) => name === key)?.value;
      return value?.kind === 'text'
        ? value.text
        : value?.kind === 'code'
          ? value.code.replace(/^["'`]|["'`]$/g, '')
          : '';
    };
    const value = own('value').replace(/\s+/g, ' ').trim();
    return `- ${own('name')}: \`${value}\``;
  });
  return `\n${lines.join('\n')}\n`;
};
