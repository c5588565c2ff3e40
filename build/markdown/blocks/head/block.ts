import { defineBlock } from '../../block.ts';

/** `<Head>` and `<head>` of a page, which front matter replaces. */
export const HEAD = [
  defineBlock({
    name: 'head',
    components: ['Head', 'head'],
    isOfDocusaurus: true,
    attributes: {},
    resolve({ element: { tag } }, { note }) {
      note(
        'unknown-component',
        `Cannot keep <${tag.name}>: the head of a page is made of its front matter. Write "title", "description", "keywords", "image" or "unlisted" there.`,
      );
      return [];
    },
  }),
];
