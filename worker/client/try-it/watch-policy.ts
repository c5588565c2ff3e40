interface PolicyWatch {
  /** Whether the policy has forbidden a request since. */
  hasForbidden(): Promise<boolean>;
  stop(): void;
}

/** Notes requests that the policy of the page forbids: a browser says so in an event alone (CSP Level 3 §5.5). */
export function watchPolicy(target: EventTarget | undefined): PolicyWatch {
  let isForbidden = false;
  const note = (event: Event): void => {
    isForbidden ||= (event as SecurityPolicyViolationEvent).effectiveDirective === 'connect-src';
  };
  target?.addEventListener('securitypolicyviolation', note);
  return {
    async hasForbidden() {
      // The event comes in a task of its own, behind the failure of the request.
      await new Promise((resolve) => setTimeout(resolve));
      return isForbidden;
    },
    stop: () => target?.removeEventListener('securitypolicyviolation', note),
  };
}
