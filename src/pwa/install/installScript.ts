/** Property of `window` that holds the browser's event until the app starts. */
export const OFFER_PROPERTY = 'installOffer';

/**
 * Inlined in the head, because `beforeinstallprompt` fires once and possibly before the app starts;
 * it must not depend on anything.
 */
export const installScript = `addEventListener('beforeinstallprompt',e=>{e.preventDefault();window.${OFFER_PROPERTY}=e})`;
