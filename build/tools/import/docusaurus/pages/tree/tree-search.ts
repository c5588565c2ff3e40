import { oneLine } from '../../../../../page/text/markdown/markdown-text.ts';
import type { Tree, TreeElement } from './page-tree.ts';

export const HEADING = /^h[1-6]$/;

/** The children of groups in place of the groups. */
export function flatten(tree: Tree): Tree[] {
  return typeof tree !== 'string' && tree.tag === null ? tree.children.flatMap(flatten) : [tree];
}

export function isBlank(tree: Tree): boolean {
  return (
    textOf([tree]).trim() === '' && (typeof tree === 'string' || findAll([tree], /^(?:img|iframe|video)$/).length === 0)
  );
}

export function textOf(trees: readonly Tree[]): string {
  return trees.map((tree) => (typeof tree === 'string' ? tree : textOf(tree.children))).join('');
}

export function isShort(trees: readonly Tree[], length: number): boolean {
  return oneLine(textOf(trees)).length <= length;
}

export function find(trees: readonly Tree[], tag: string): TreeElement[] {
  return findAll(trees, new RegExp(`^${tag}$`));
}

export function findAll(trees: readonly Tree[], tags: RegExp): TreeElement[] {
  return trees.flatMap((tree) => {
    if (typeof tree === 'string') return [];
    const inner = findAll(tree.children, tags);
    return tree.tag !== null && tags.test(tree.tag) ? [tree, ...inner] : inner;
  });
}

/** A tree without some of its elements. `isWhole`: elements that stay as they are. */
export function without(
  tree: Tree,
  isOut: (element: TreeElement) => boolean,
  isWhole: (element: TreeElement) => boolean = () => false,
): Tree[] {
  if (typeof tree === 'string') return [tree];
  if (isOut(tree)) return [];
  if (isWhole(tree)) return [tree];
  return [{ ...tree, children: tree.children.flatMap((child) => without(child, isOut, isWhole)) }];
}
