/* What Track shows of slips, in one file. */
export { SignedLine } from './SignedLine';
export { SlipPanel } from './SlipPanel';
