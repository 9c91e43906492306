/* One chunk for what the Track page shows after its first paint. */
export { StoredApplications } from './StoredApplications';
export { TrackResult } from './TrackResult';
