import { ownDraft } from '../draftMark';
import { stalePart } from './pageSources';

/*
 * Runs inline in the head of a prerendered page, before its first paint. It marks what is
 * not as stored, or not of this address, which the style sheet hides until the app has taken over. It also hides the wizard of a tab that goes on with its own draft.
 */

const { dataset } = document.documentElement;
const stale = stalePart(dataset);
if (stale !== '') dataset['stale'] = stale;
if (dataset['path'] === '/apply' && ownDraft() !== undefined) dataset['draft'] = '';
