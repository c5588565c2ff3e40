import { validateHeaderName, validateHeaderValue } from 'node:http';
import { SourceError } from '../../base/report/finding.ts';
import { isServiceVariable } from '../../base/source/service-variables.ts';

/** Maps header names to the environment variables with their values: `Authorization: DOCS_API_TOKEN`. */
export type SecretHeaders = Readonly<Record<string, string>>;

/** Resolves headers to their values. Throws SourceError, which names variables but never shows values. */
export function readSecretHeaders(
  file: string,
  headers: SecretHeaders,
  variables: NodeJS.ProcessEnv,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, variable]): [string, string] => {
      const value = variables[variable]?.trim() ?? '';
      const fault = findFault(name, variable, value);
      if (fault !== null) throw SourceError.at({ file }, `Cannot fetch the API description: ${fault}`);
      return [name, value];
    }),
  );
}

function findFault(name: string, variable: string, value: string): string | null {
  // The value is not shown, because it may be the secret itself in the wrong place.
  if (!/^[A-Z_][A-Z0-9_]*$/.test(variable))
    return `the value of the header ${JSON.stringify(name)} is not the name of an environment variable. Write a name in capitals, such as DOCS_API_TOKEN, and put the value there.`;
  if (isServiceVariable(variable))
    return `the variable ${variable} is a service's own, which builds do not see. Put the value of the header ${JSON.stringify(name)} into another variable, such as DOCS_API_TOKEN.`;
  if (value === '')
    return `the environment variable ${variable}, which has the value of the header ${JSON.stringify(name)}, is empty. Set it, or build with --offline from the last copy.`;
  try {
    validateHeaderName(name);
  } catch {
    return `${JSON.stringify(name)} is not a valid header name. Correct it under "headers" in site.yaml.`;
  }
  try {
    validateHeaderValue(name, value);
    return null;
  } catch {
    return `the environment variable ${variable} contains characters that are not allowed in the header ${JSON.stringify(name)}. Set it again, without line breaks.`;
  }
}
