import { auditTools } from './tools.mjs';

/** @typedef {import('./report.mjs').Finding} Finding */
/** @typedef {{ member: string, category: string, valid: boolean, errorString?: string }} Validation */

/**
 * PWABuilder's own rules: what is there must be valid, and all that it requires or recommends be there.
 * @param {string} baseURL
 * @returns {Promise<Finding>}
 */
export async function manifestFinding(baseURL) {
  const { validateManifest } = await auditTools.import('@pwabuilder/manifest-validation');
  const answer = await fetch(`${baseURL}/manifest.webmanifest`);
  const manifest = await answer.json();
  /** @type {Validation[]} */
  const validations = await validateManifest(manifest, true);
  const asked = validations.filter(
    ({ member, category }) => member in manifest || category !== 'optional',
  );
  const faults = asked
    .filter(({ valid }) => !valid)
    .map(({ member, errorString = 'missing or not valid' }) => `${member}: ${errorString}`);
  return {
    audit: 'PWABuilder manifest',
    subject: '/manifest.webmanifest',
    result: `${String(asked.length - faults.length)} of ${String(asked.length)} rules`,
    faults,
  };
}
