import { ownDraft } from '../draftMark';
import { staleParts } from './pageSources';

/*
 * Runs inline in the head of a prerendered page, before its first paint. It marks parts as stale
 * that differ from what is stored or from this address; the style sheet hides them until the app
 * has taken over. It also hides the wizard of a tab that goes on with its own draft.
 */

const { dataset } = document.documentElement;
const stale = staleParts(dataset);
if (stale.size > 0) dataset['stale'] = [...stale].join(' ');
if (dataset['path'] === '/apply' && ownDraft() !== undefined) dataset['draft'] = '';
