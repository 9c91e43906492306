/* One chunk for what the Track page shows of slips. */
export { SignedLine } from './SignedLine';
export { SlipPanel } from './SlipPanel';
