/** One chunk for what few visitors see: the install offer and the back button of an app window. */
export { BackButton } from '@/ui/controls/BackButton';
export { InstallButton } from './InstallButton';
export { InstallHint } from './InstallHint';
