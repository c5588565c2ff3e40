// @ts-expect-error An alias of the bundle for the file in React's package.
import runtime from 'react-jsx-runtime';

/**
 * Replaces `react/jsx-runtime` in the bundle. Through the bundler's wrapper of a CommonJS module, each of the elements of a
 * page would read the function by a getter.
 */
export const { Fragment, jsx, jsxs } = runtime;
