import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as api from './api.ts';

/** The modules that plugins share with the engine, by the name that they import. A page must have only one React. */
export const OWN_MODULES: Readonly<Record<string, unknown>> = {
  docvane: api,
  react,
  'react/jsx-runtime': jsxRuntime,
};
