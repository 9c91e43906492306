/* What the page Track shows after its first paint, in one file. */
export { ApplicationsHere } from './ApplicationsHere';
export { TrackResult } from './TrackResult';
