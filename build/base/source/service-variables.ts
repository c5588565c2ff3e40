/**
 * Variables of the services that a build runs on: Cloudflare and wrangler, GitHub, npm. They hold the tokens that deploy
 * and publish.
 */
const SERVICE_VARIABLE =
  /^(?:(?:CLOUDFLARE|CF|WRANGLER|ACTIONS)_.*|(?:GITHUB|GH|NPM|NODE_AUTH)_TOKEN|npm_config_.*(?:auth|token|password).*)$/i;

/** Read by the local runtime while it runs; not a secret. */
const RUNTIME_SWITCH = 'CLOUDFLARE_CF_FETCH_ENABLED';

/** Whether code of a site must not see the variable. */
export function isServiceVariable(name: string): boolean {
  return name !== RUNTIME_SWITCH && SERVICE_VARIABLE.test(name);
}

/** Removes these variables from the environment. Returns a copy of the complete environment. */
export function hideServiceVariables(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const complete = { ...environment };
  for (const name of Object.keys(environment)) if (isServiceVariable(name)) delete environment[name];
  return complete;
}
