export { seed as shown } from './seed';
