/* What the page Track shows after its first paint, in one file. */
export { StoredApplications } from './StoredApplications';
export { TrackResult } from './TrackResult';
