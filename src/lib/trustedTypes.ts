interface Policy {
  createHTML: (html: string) => string;
  createScriptURL: (url: string) => string;
}

declare global {
  // oxlint-disable-next-line no-var
  var trustedTypes: { createPolicy: (name: string, rules: Policy) => Policy } | undefined;
}

/*
 * The one policy that the content security policy names. TypeScript knows no Trusted Types yet:
 * the objects are passed on as the strings that they stand for.
 */
let policy: Policy | undefined;

function appPolicy(): Policy {
  const rules: Policy = { createHTML: (html) => html, createScriptURL: (url) => url };
  policy ??= globalThis.trustedTypes?.createPolicy('app', rules) ?? rules;
  return policy;
}

/** HTML that the sanitiser made, allowed into the document. */
export function trustedHtml(clean: string): string {
  return appPolicy().createHTML(clean);
}

/** The address of a script of this build, such as the service worker's. */
export function trustedScriptUrl(url: string): string {
  return appPolicy().createScriptURL(url);
}
