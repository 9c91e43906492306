import { ownDraft } from '../draftMark';
import { stalePart } from './pageSources';

/*
 * Runs inline in the head of a prerendered page, before its first paint. It marks the part that
 * differs from the stored content or belongs to another address, and the wizard of a tab that
 * continues its own draft. The style sheet hides both until the app has taken over.
 */

const { dataset } = document.documentElement;
const stale = stalePart(dataset);
if (stale !== '') dataset['stale'] = stale;
if (dataset['path'] === '/apply' && ownDraft() !== undefined) dataset['draft'] = '';
