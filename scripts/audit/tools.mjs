import { toolsOf } from '../lib/tools.mjs';

/** What only audits need: Lighthouse, and validators of HTML and of the manifest. */
export const auditTools = toolsOf('scripts/audit/tools', 'audit-tools');
