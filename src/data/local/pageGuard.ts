import { isDraftExpected } from '../draftMark';
import { staleParts } from './pageSources';

/*
 * Runs inline in the head of a page that was rendered ahead of time, before its first paint: a
 * part of it that no longer shows what is stored, or that this address does not ask for, is
 * marked as stale. The style sheet hides stale parts until the app has taken over, and the
 * wizard's choices until a draft that is likely to be there was looked for.
 */

const { dataset } = document.documentElement;
const stale = staleParts(dataset);
if (stale.size > 0) dataset['stale'] = [...stale].join(' ');
if (dataset['path'] === '/apply' && isDraftExpected()) dataset['draft'] = '';
