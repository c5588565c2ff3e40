interface PolicyWatch {
  /** Whether the policy has blocked a request since the watch began. */
  hasForbidden(): Promise<boolean>;
  stop(): void;
}

/** Detects requests that the page's CSP blocks. Browsers only report them in an event (CSP Level 3 §5.5). */
export function watchPolicy(target: EventTarget | undefined): PolicyWatch {
  let isForbidden = false;
  const note = (event: Event): void => {
    isForbidden ||= (event as SecurityPolicyViolationEvent).effectiveDirective === 'connect-src';
  };
  target?.addEventListener('securitypolicyviolation', note);
  return {
    async hasForbidden() {
      // The event is a separate task, after the request's failure.
      await new Promise((resolve) => setTimeout(resolve));
      return isForbidden;
    },
    stop: () => target?.removeEventListener('securitypolicyviolation', note),
  };
}
