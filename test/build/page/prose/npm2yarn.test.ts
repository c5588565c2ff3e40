import { describe, expect, it } from 'vitest';
import { toManagerCommands } from '../../../../build/page/blocks/code/npm2yarn.ts';
import { html } from './compile.ts';

const inWords = (code: string): string[] => toManagerCommands(code).map((command) => command.code);

describe('toManagerCommands()', () => {
  it.each([
    ['npm install', 'yarn install', 'pnpm install', 'bun install'],
    ['npm i -D a @b/c@^2', 'yarn add --dev a @b/c@^2', 'pnpm add --save-dev a @b/c@^2', 'bun add --dev a @b/c@^2'],
    ['npm install --save a', 'yarn add a', 'pnpm add a', 'bun add a'],
    ['npm install -g a', 'yarn global add a', 'pnpm add --global a', 'bun add --global a'],
    ['npm ci', 'yarn install --frozen-lockfile', 'pnpm install --frozen-lockfile', 'bun install --frozen-lockfile'],
    ['npm uninstall a', 'yarn remove a', 'pnpm remove a', 'bun remove a'],
    ['npm run build -- --watch', 'yarn build --watch', 'pnpm run build --watch', 'bun run build --watch'],
    ['npm test', 'yarn test', 'pnpm test', 'bun run test'],
    ['npm init -y', 'yarn init -y', 'pnpm init -y', 'bun init -y'],
    [
      'npm create vite@latest -- -t x',
      'yarn create vite@latest -t x',
      'pnpm create vite@latest -t x',
      'bun create vite@latest -t x',
    ],
    ['npx -y a b', 'yarn dlx a b', 'pnpm dlx a b', 'bunx a b'],
    [
      '$ npm i && npm start # go',
      '$ yarn install && yarn start # go',
      '$ pnpm install && pnpm start # go',
      '$ bun install && bun run start # go',
    ],
    ['npm whoami', 'npm whoami', 'npm whoami', 'npm whoami'],
    ['cd a\n# npm i\necho "npm i"', ...Array<string>(3).fill('cd a\n# npm i\necho "npm i"')],
  ])('translates %j to Yarn, pnpm and Bun', (npm, ...others) => {
    expect(inWords(npm)).toEqual([npm, ...others]);
  });

  it('converts a fence with npm2yarn to tabs', () => {
    expect(html('```bash npm2yarn\nnpm i\n```').match(/data-tabs="npm2yarn"|data-tab="\w+"/g)).toEqual([
      'data-tabs="npm2yarn"',
      ...['npm', 'yarn', 'pnpm', 'bun'].map((name) => `data-tab="${name}"`),
    ]);
  });
});
