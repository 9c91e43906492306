/** Where the page's head keeps the browser's offer until the app has started. */
export const KEPT_OFFER = 'installOffer';

/**
 * Put inline in the head: the browser makes its offer once, and may do so before the app has
 * started. Depends on nothing else.
 */
export const installScript = `addEventListener('beforeinstallprompt',e=>{e.preventDefault();window.${KEPT_OFFER}=e})`;
